import { expect, test } from "bun:test";
import { screen, show } from "../../../testing/screen.tsx";

const { AddTemplateDialog } = await import("./add-template-dialog.tsx");

test("where a template is added its samples and the list of tags can be downloaded", async () => {
  show(<AddTemplateDialog onClose={() => {}} />);
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sample Word file", "/api/admin/template-samples/agency.docx"],
    ["Sample PowerPoint file", "/api/admin/template-samples/agency.pptx"],
    ["List of tags", "/api/admin/template-samples/tags.md"],
  ]);
});
