import { expect, test } from "bun:test";
import type { Raster } from "../../images/raster.ts";
import { asSeen, intersection, seenPicture } from "./picture-view.ts";

/** Letters stand for the colours of pixels: "a b" above "c d". */
const raster: Raster = {
  data: Uint8Array.from([..."abcd"].flatMap((letter) => Array(3).fill(letter.charCodeAt(0)))),
  width: 2,
  height: 2,
  channels: 3,
};
const lettersOf = ({ data }: Raster) => String.fromCharCode(...data.filter((_, at) => at % 3 === 0));

test("a picture that is whole and upright has no view of its own", () => {
  expect(seenPicture([80, 0, 0, -100, 50, 200], undefined)).toEqual({ box: { x: 50, y: 100, width: 80, height: 100 } });
  expect(seenPicture([80, 0, 0, -100, 50, 200], { x: 51, y: 99, width: 200, height: 200 }).view).toBeUndefined();
});

test("a picture is turned and mirrored as the page shows it", () => {
  const shown = (a: number, b: number, c: number, d: number) => {
    const { view } = seenPicture([a, b, c, d, 300, 300], undefined);
    return view && lettersOf(asSeen(raster, view));
  };
  // Upright, the first axis runs to the right and the second up: "a b" over "c d".
  expect(shown(80, 0, 0, -80)).toBeUndefined();
  expect(shown(0, 80, 80, 0)).toBe("cadb");
  expect(shown(-80, 0, 0, 80)).toBe("dcba");
  expect(shown(0, -80, -80, 0)).toBe("bdac");
  expect(shown(-80, 0, 0, -80)).toBe("badc");
  expect(shown(80, 0, 0, 80)).toBe("cdab");
});

test("what lies beyond the clip is cut off, as the page shows it", () => {
  const { box, view } = seenPicture([-80, 0, 0, 80, 80, 0], { x: 0, y: 0, width: 40, height: 200 });
  expect(box).toEqual({ x: 0, y: 0, width: 40, height: 80 });
  expect(view && lettersOf(asSeen(raster, view))).toBe("db");
});

test("what of a picture is cut off is told by each of its sides", () => {
  const seen = (x: number, y: number, width: number, height: number) => seenPicture([100, 0, 0, -200, 0, 200], { x, y, width, height });
  expect(seen(10, 40, 70, 130)).toMatchObject({ box: { x: 10, y: 40, width: 70, height: 130 }, view: { rotation: 0, mirrored: false } });
  const crop = seen(10, 40, 70, 130).view?.crop;
  for (const [side, ratio] of Object.entries({ left: 0.1, top: 0.2, right: 0.2, bottom: 0.15 }))
    expect(crop?.[side as "left"]).toBeCloseTo(ratio);
  expect(seen(30, 0, 100, 200).view?.crop.left).toBeCloseTo(0.3);
  expect(seen(0, 0, 100, 100).view?.crop.bottom).toBeCloseTo(0.5);
});

test("two areas share what lies in both", () => {
  const one = { x: 10, y: 20, width: 30, height: 40 };
  expect(intersection(one, { x: 20, y: 10, width: 100, height: 30 })).toEqual({ x: 20, y: 20, width: 20, height: 20 });
  expect(intersection(one, { x: 0, y: 0, width: 20, height: 30 })).toEqual({ x: 10, y: 20, width: 10, height: 10 });
  expect(intersection(one, { x: 100, y: 200, width: 5, height: 5 })).toMatchObject({ width: 0, height: 0 });
});
