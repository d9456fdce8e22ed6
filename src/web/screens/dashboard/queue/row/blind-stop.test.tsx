import { expect, test } from "bun:test";
import { fakeJob } from "../../../../testing/fake-api.ts";
import { fireEvent, gone, press, pressInDialog, refused, screen, show, toastSays, waitFor, within } from "../../../../testing/screen.tsx";

const { Queue } = await import("../queue.tsx");
const { redactedMessage } = await import("./blind-stop-dialog.tsx");

const { docxUrl, pdfUrl, ...bare } = fakeJob({ fileName: "ada.pdf" });
const held = {
  ...bare,
  blindDoubts: [
    { what: "employer", section: "Work experience 2", text: "Trader at Brumelac" },
    { what: "employer", section: "Profile", text: "Ten years at Ovalis" },
    { what: "name", section: "", text: "No name was found in this CV, so its text could not be searched for it." },
  ],
  blindWithholds: ["contact", "employers"],
  releasedAt: null,
};
const call = `POST /jobs/${held.id}/release`;

test("a held blind CV says so, offers no download, and is released from its passages", async () => {
  const released = { ...held, docxUrl, pdfUrl, releasedAt: "2026-01-02T10:00:00Z" };
  const page = show(<Queue />, { "GET /jobs": [held], [call]: released });
  await screen.findByText("Check before sending");
  expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("1 to check before sending"));

  await press("Check ada.pdf before sending");
  await screen.findByText("Possibly: employer");
  screen.getByText("This blind CV may still show who the candidate is: 3 passages.");
  screen.getByText("Trader at Brumelac");
  screen.getByText("Work experience 2");
  screen.getByText(/withholds the name, e-mail and telephone, and employers\./);

  page.answer({ "GET /jobs": [released] });
  await pressInDialog("Release for download");
  await screen.findByRole("button", { name: "Download DOCX of ada.pdf" });
  expect(page.calls().some((one) => one.call === call)).toBe(true);
  expect(screen.queryByText("Check before sending")).toBeNull();
});

test("closing releases nothing, and a release that fails says why", async () => {
  const page = show(<Queue />, { "GET /jobs": [held], [call]: refused(410, "This file has been deleted.") });
  await press("Check ada.pdf before sending");
  await pressInDialog("Release for download");
  await toastSays("Release failed", "This file has been deleted.");
  await screen.findByText("Possibly: employer");
  const before = page.calls().filter((one) => one.call === call).length;

  const [close] = within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" });
  fireEvent.click(close as HTMLElement);
  await gone(() => screen.queryByText("Possibly: employer"));
  expect(page.calls().filter((one) => one.call === call)).toHaveLength(before);
  await screen.findByText("Check before sending");
});

test("held documents are not counted among those that come as one ZIP", async () => {
  show(<Queue />, { "GET /jobs": [held, fakeJob({ fileName: "done.pdf" })] });
  await screen.findByText("Check before sending");
  expect(screen.queryByText("Download all")).toBeNull();
});

test("what a profile withholds is said in words", () => {
  expect(redactedMessage([])).toBe("This profile withholds the name.");
  expect(redactedMessage(["birth", "institutions"])).toBe(
    "This profile withholds the name, date and place of birth, and schools and universities.",
  );
});
