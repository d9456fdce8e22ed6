import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { BrandState } from "../../../engine/contract/api.ts";
import { useUser } from "../../lib/account/session.ts";
import { type WordsScope, wordsQuery } from "../../lib/api/queries.ts";
import { Tabs } from "../../ui/controls/tabs.tsx";
import { ColorSection } from "./form/color-section.tsx";
import { FontSection } from "./form/font-section.tsx";
import { LogoSection } from "./form/logo/logo-section.tsx";
import { NameSection } from "./form/name-section.tsx";
import { PageSection } from "./form/page-section.tsx";
import { SectionsSection } from "./form/section-order.tsx";
import { TextSection } from "./form/text-section.tsx";
import { WordingSection } from "./form/wording-section.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PreviewPane, usePreviewChoice } from "./preview/preview-pane.tsx";
import { usePreview } from "./preview/use-preview.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SaveBar } from "./save-bar.tsx";
import { BrandContext } from "./state/brand-context.ts";
import { toBrand } from "./state/draft.ts";
import { useBrand } from "./state/use-brand.ts";
import { useLeave } from "./use-leave.ts";

type Props = {
  scope: WordsScope;
  first: BrandState;
  /** What the documents of an account without a brand are in. */
  house: BrandState | undefined;
  /** For a member who may look at it alone. */
  readOnly: boolean;
};

type Tab = "form" | "preview";
const TABS: { tab: Tab; label: string }[] = [
  { tab: "form", label: "Settings" },
  { tab: "preview", label: "Preview" },
];

/** The form on the left, the first page as it would be on the right. */
export function BrandDesk({ scope, first, house, readOnly }: Props) {
  const { data: user } = useUser();
  const brand = useBrand(scope, first);
  const { draft, saving, isChanged, hasBrand, files } = brand;
  const [tab, setTab] = useState<Tab>("form");
  const openTab = (wanted: Tab) => {
    setTab(wanted);
    window.scrollTo(0, 0);
  };
  const [removing, setRemoving] = useState(false);
  const [choice, setChoice] = usePreviewChoice();
  const { leave, stay } = useLeave(isChanged);
  const { data: words } = useQuery(wordsQuery(scope));
  useSaveKey(() => void (isChanged && brand.save()));

  const inHouse = scope === "account" && !hasBrand && !isChanged && house?.brand;
  const shown = inHouse ? { scope: "house" as const, brand: inHouse } : { scope, brand: toBrand(draft) };
  const preview = usePreview({ ...shown, ...choice }, words ? JSON.stringify(words.labels) : null);
  const refused = saving.kind === "failed" && saving.fault.field ? saving.fault : null;
  const form = {
    scope,
    draft,
    change: brand.change,
    files,
    keepFile: brand.keepFile,
    fault: preview.fault ?? refused,
    notes: preview.notes,
  };
  return (
    <BrandContext value={form}>
      <Tabs name="brand" label="Parts of the screen" tabs={TABS} open={tab} onOpen={openTab} />
      <div className="brand-desk" data-tab={tab}>
        <fieldset className="brand-form" id="brand-form" disabled={readOnly}>
          <legend className="visually-hidden">Settings</legend>
          <NameSection />
          <LogoSection />
          <ColorSection />
          <FontSection />
          <TextSection />
          <PageSection />
          <SectionsSection />
          <WordingSection readOnly={readOnly} />
        </fieldset>
        <PreviewPane
          choice={choice}
          onChoice={setChoice}
          src={preview.src}
          drawing={preview.drawing}
          fault={preview.fault}
          onAgain={preview.again}
        />
      </div>
      {!readOnly && (
        <SaveBar
          saving={saving}
          isChanged={isChanged}
          hasBrand={hasBrand}
          onSave={() => void brand.save()}
          onDiscard={brand.discard}
          onRemove={() => setRemoving(true)}
        />
      )}
      {removing && (
        <RemoveDialog
          of={scope === "house" ? "house" : user?.agency ? "agency" : "account"}
          busy={saving.kind === "saving"}
          onClose={() => setRemoving(false)}
          onRemove={() => void brand.remove().then(() => setRemoving(false))}
        />
      )}
      {leave && (
        <LeaveDialog
          busy={saving.kind === "saving"}
          onStay={stay}
          onDiscard={leave.go}
          onSave={() => void brand.save().then((saved) => (saved ? leave.go() : stay()))}
        />
      )}
    </BrandContext>
  );
}

/** Ctrl+S, or Cmd+S, where the browser would save the page. */
function useSaveKey(save: () => void) {
  const now = useRef(save);
  now.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      now.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
