import { useSignals } from "@preact/signals-react/runtime";
import type { Review } from "../../../engine/contract/api.ts";
import { useViewTitle } from "../../ui/frame/page-title.ts";
import { Closed } from "./closed.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { FieldsPane } from "./fields/fields-pane.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { OriginalPane } from "./original/original-pane.tsx";
import { ResultPane } from "./result/result-pane.tsx";
import type { Tab } from "./state/attention.ts";
import type { Desk } from "./state/desk.ts";
import { DeskContext } from "./state/desk-context.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { useFinish } from "./use-finish.ts";
import { useOwnDesk } from "./use-own-desk.ts";
import { useReturn } from "./use-return.ts";

/** The original, the fields and the result side by side; one at a time where there is little room. */
export function DeskView({ jobId, first }: { jobId: string; first: Review }) {
  useSignals();
  const desk = useOwnDesk(jobId, first);
  useReturn(desk);
  const { finish, takeBack } = useFinish(desk);
  const help = useDeskKeys(desk, { finish, takeBack });
  const gone = desk.gone.value;
  const { resume, fileName } = desk.review.value;
  useViewTitle(`${resume.basics.name || fileName} - Review`);
  if (gone) return <Closed error={gone} onRetry={() => window.location.reload()} />;
  return (
    <DeskContext value={desk}>
      <DeskHeader onFinish={finish} onHelp={help.show} />
      <main className="desk" data-tab={desk.tab.value}>
        <h1 className="visually-hidden">Review of {resume.basics.name || fileName}</h1>
        <Tabs desk={desk} />
        <OriginalPane />
        <FieldsPane />
        <ResultPane />
      </main>
      <ConflictDialog />
      {help.open && <HelpDialog onClose={help.hide} />}
    </DeskContext>
  );
}

const TABS: { tab: Tab; label: string }[] = [
  { tab: "original", label: "Original" },
  { tab: "fields", label: "Fields" },
  { tab: "result", label: "Result" },
];

function Tabs({ desk }: { desk: Desk }) {
  useSignals();
  const move = (key: string, at: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const next = step && TABS[(at + step + TABS.length) % TABS.length];
    if (!next) return;
    desk.tab.value = next.tab;
    document.getElementById(`desk-tab-${next.tab}`)?.focus();
  };
  return (
    <div className="desk-tabs" role="tablist" aria-label="Parts of the desk">
      {TABS.map(({ tab, label }, at) => {
        const isOpen = desk.tab.value === tab;
        return (
          <button
            key={tab}
            id={`desk-tab-${tab}`}
            type="button"
            role="tab"
            className={`desk-tab ${tab}`}
            aria-selected={isOpen}
            aria-controls={`desk-${tab}`}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => {
              desk.tab.value = tab;
            }}
            onKeyDown={({ key }) => move(key, at)}
          >
            {label}
            {tab === "fields" && desk.review.value.doubts.length > 0 && (
              <span className="badge warning num">{desk.review.value.doubts.length}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
