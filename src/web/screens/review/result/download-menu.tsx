import { Download } from "lucide-react";
import type { OutputType } from "../../../../engine/contract/api.ts";
import { errorMessage } from "../../../lib/api/api.ts";
import { useTemplates } from "../../../lib/service/templates.ts";
import { toast } from "../../../lib/toasts.ts";
import { DataItems, useData } from "../../../ui/overlays/data-items.tsx";
import { Menu, MenuItem } from "../../../ui/overlays/menu.tsx";
import { type Setting, withoutContact } from "./options.ts";
import { useOutputs } from "./use-outputs.ts";

const NAMES: Record<OutputType, string> = { docx: "Word (DOCX)", pdf: "PDF", pptx: "PowerPoint (PPTX)" };

/** The types in which a CV keeps its own layout, by its format. */
const KEPT: Record<"pdf" | "docx", OutputType[]> = { pdf: ["pdf"], docx: ["docx", "pdf"] };

type DownloadProps = { jobId: string; setting: Setting; original: "pdf" | "docx"; isBlind: boolean };

/** Documents in the setting that is shown, the named and the blind one together, and the data of the CV. `isBlind`: the CV came in to be made so. */
export function DownloadMenu({ jobId, setting, original, isBlind }: DownloadProps) {
  const { offered } = useTemplates();
  const outputs = useOutputs(jobId);
  const data = useData(jobId);
  const blind = setting.layout === "original" ? withoutContact(setting.blind) : setting.blind;
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
    <Menu
      label="Download"
      icon={<Download size={15} aria-hidden="true" />}
      className="button small"
      busy={outputs.isPending || data.isPending}
    >
      {types.map((type) => (
        <MenuItem key={type} onChoose={() => make([setting], [type])}>
          {NAMES[type]}
        </MenuItem>
      ))}
      <MenuItem onChoose={() => make(pair, [pairType])}>Named and blind pair ({pairType.toUpperCase()})</MenuItem>
      <DataItems
        prefix="Data: "
        isBlind={isBlind || Boolean(blind)}
        onChoose={(format) => data.mutate({ format, blind, photo: setting.photo })}
      />
    </Menu>
  );
}
