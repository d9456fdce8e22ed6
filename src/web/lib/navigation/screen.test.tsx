import { expect, test } from "bun:test";
import { screen as page, show } from "../../testing/screen.tsx";

const { Suspense } = await import("react");
const { Show, screen } = await import("./screen.tsx");

const words = (text: string) => () => <p>{text}</p>;

test("a screen that has been loaded is shown at once, one that has not says that it comes", async () => {
  const one = screen(async () => ({ default: words("the first") }));
  const other = screen(async () => ({ default: words("the second") }));
  await one.load();
  show(
    <>
      <Suspense fallback="on its way">
        <Show screen={one} />
      </Suspense>
      <Suspense fallback="on its way, too">
        <Show screen={other} />
      </Suspense>
    </>,
  );
  page.getByText("the first");
  page.getByText("on its way, too");
  await page.findByText("the second");
  expect(page.queryByText(/on its way/)).toBeNull();
});
