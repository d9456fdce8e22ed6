import { expect, test } from "bun:test";
import { screen, show, waitFor } from "../../testing/screen.tsx";

const { FileDrop } = await import("./file-drop.tsx");
const { UploadArea } = await import("../../screens/dashboard/uploads/upload-area.tsx");

const accepted = () => (screen.getByLabelText("Drop a CV") as HTMLInputElement).accept;

test("by default PDF and Word files alone can be chosen", async () => {
  show(<FileDrop title="Drop a CV" note="" onFiles={() => {}} />, { "GET /config": { moreKinds: false } });
  await waitFor(() => expect(accepted()).toContain(".docx"));
  expect(accepted()).not.toContain(".rtf");
});

test("where the house takes other kinds they can be chosen, and the upload area says so", async () => {
  show(<FileDrop title="Drop a CV" note="" onFiles={() => {}} />, { "GET /config": { moreKinds: true } });
  await waitFor(() => expect(accepted()).toContain(".rtf"));
  expect(accepted()).toContain(".pdf");

  show(<UploadArea>{(card) => card}</UploadArea>, { "GET /config": { moreKinds: true } });
  await screen.findByText(
    "PDF, Word, RTF, ODT, TXT, HTML, Pages and pictures, up to 10 MB per file. Drop them anywhere on this page, or paste.",
  );
});
