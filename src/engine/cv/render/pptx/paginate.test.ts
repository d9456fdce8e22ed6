import { expect, test } from "bun:test";
import { loadTemplate } from "../../../templates/load-template.ts";
import type { Resume } from "../../resume.ts";
import { buildView } from "../view.ts";
import { heightOf } from "./cards.ts";
import { planSlides, type Room } from "./paginate.ts";

const ROOM: Room = { width: 850, height: 370, gap: 50, aside: 165, letters: 1 };
const fixture = (name: string): Promise<Resume> =>
  Bun.file(new URL(`../../../../../tests/fixtures/resume/${name}.json`, import.meta.url)).json();

for (const name of ["sample", "strange", "arabic", "japanese"]) {
  test(`no slide of the ${name} CV holds more than it has room for`, async () => {
    for (const key of ["default_ppt", "viseo_template_v2"]) {
      const plans = planSlides(buildView(await fixture(name), await loadTemplate(key)), ROOM);
      const heights = plans.flatMap(({ columns }) =>
        columns.map(({ parts }) => parts.reduce((sum, { cards }) => sum + cards.reduce((all, card) => all + heightOf(card), 0), 0)),
      );

      expect(plans.length).toBeGreaterThan(0);
      expect(Math.max(...heights)).toBeLessThanOrEqual(ROOM.height);
      expect(plans.every(({ title, columns }) => title && columns.every(({ parts }) => parts.every(({ cards }) => cards.length > 0)))).toBe(
        true,
      );
    }
  });
}
