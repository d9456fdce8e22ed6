import { Download } from "lucide-react";
import type { OutputType } from "../../../../engine/contract/api.ts";
import { errorMessage } from "../../../lib/api/api.ts";
import { useTemplates } from "../../../lib/templates.ts";
import { toast } from "../../../lib/toasts.ts";
import { Menu, MenuItem } from "../../../ui/controls/menu.tsx";
import type { Setting } from "./options.ts";
import { useOutputs } from "./use-outputs.ts";

const NAMES: Record<OutputType, string> = { docx: "Word (DOCX)", pdf: "PDF", pptx: "PowerPoint (PPTX)" };

/** The types in which a CV keeps its own layout, by its format. */
const KEPT: Record<"pdf" | "docx", OutputType[]> = { pdf: ["pdf"], docx: ["docx", "pdf"] };

/** Documents in the setting that is shown, and the named and the blind one together. */
export function DownloadMenu({ jobId, setting, original }: { jobId: string; setting: Setting; original: "pdf" | "docx" }) {
  const { offered } = useTemplates();
  const outputs = useOutputs(jobId);
  const known = offered.find(({ key }) => key === setting.template)?.outputs ?? [];
  const types: OutputType[] = setting.layout === "original" ? KEPT[original] : known.length > 0 ? known : ["docx", "pdf"];
  const make = (settings: Setting[], wanted: OutputType[]) =>
    outputs.mutate(
      { settings, types: wanted },
      { onError: (error) => toast({ title: "Not made", description: errorMessage(error, "Please try again."), tone: "danger" }) },
    );
  const pair = [
    { ...setting, blind: false },
    { ...setting, blind: setting.blind || "initials" },
  ];
  const pairType = types.includes("pdf") ? "pdf" : (types[0] as OutputType);
  return (
    <Menu label="Download" icon={<Download size={15} aria-hidden="true" />} className="button small" busy={outputs.isPending}>
      {types.map((type) => (
        <MenuItem key={type} onChoose={() => make([setting], [type])}>
          {NAMES[type]}
        </MenuItem>
      ))}
      <MenuItem onChoose={() => make(pair, [pairType])}>Named and blind pair ({pairType.toUpperCase()})</MenuItem>
    </Menu>
  );
}
