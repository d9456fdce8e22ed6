import { expect, test } from "bun:test";
import { element } from "../../../package/xml.ts";
import { pictureView, vmlPictureView } from "./picture-view.ts";

const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 };

test("a picture is turned by quarters, and flipped; upright and whole it has no view of its own", () => {
  const view = (attributes: Record<string, string>) =>
    pictureView(element("pic:pic", {}, [element("pic:spPr", {}, [element("a:xfrm", attributes)])]));
  const turned = (degrees: number) => view({ rot: `${degrees * 60_000}` })?.rotation;
  expect([0, 40, 50, 90, 130, 180, 270, 360].map(turned)).toEqual([undefined, undefined, 90, 90, 90, 180, 270, undefined]);
  expect(view({ flipH: "1" })).toEqual({ crop: WHOLE, rotation: 0, mirrored: true });
  expect(view({ flipV: "true" })).toEqual({ crop: WHOLE, rotation: 180, mirrored: true });
  expect(view({ flipH: "1", flipV: "1" })).toEqual({ crop: WHOLE, rotation: 180, mirrored: false });
  expect([view({ flipH: "0" }), pictureView(undefined)]).toEqual([undefined, undefined]);
});

test("what its frame cuts off is a ratio of each side, and what reaches beyond its shape too", () => {
  const crop = (name: string, attributes: Record<string, string>) =>
    pictureView(element("pic:pic", {}, [element("pic:blipFill", {}, [element(name, attributes)])]))?.crop;
  expect(crop("a:srcRect", { l: "25000", t: "10000" })).toEqual({ ...WHOLE, left: 0.25, top: 0.1 });
  expect(crop("a:srcRect", { l: "-25000", r: "30000" })).toEqual({ ...WHOLE, right: 0.3 });
  expect(crop("a:fillRect", { l: "-100000" })).toEqual({ ...WHOLE, left: 0.5 });
  expect(crop("a:fillRect", { l: "25000" })).toBeUndefined();
});

test("an older picture has the same in ratios or in parts of 65,536", () => {
  const view = (attributes: Record<string, string>, style: Record<string, string> = {}) =>
    vmlPictureView(element("v:imagedata", attributes), style);
  expect(view({ cropleft: "0.25", croptop: "16384f" })?.crop).toEqual({ ...WHOLE, left: 0.25, top: 0.25 });
  expect([view({}, { rotation: "90" })?.rotation, view({}, { rotation: "5898240fd" })?.rotation]).toEqual([90, 90]);
  expect([view({}, { flip: "x" })?.mirrored, view({}, { flip: "y" })?.rotation, view({}, { flip: "xy" })?.mirrored, view({})]).toEqual([
    true,
    180,
    false,
    undefined,
  ]);
});
