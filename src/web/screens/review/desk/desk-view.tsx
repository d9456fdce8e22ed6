import { useSignals } from "@preact/signals-react/runtime";
import type { Review } from "../../../../engine/contract/api.ts";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { useViewTitle } from "../../../ui/frame/page-title.ts";
import { Closed } from "../closed.tsx";
import { FieldsPane } from "../fields/fields-pane.tsx";
import { OriginalPane } from "../original/original-pane.tsx";
import { ResultPane } from "../result/result-pane.tsx";
import type { Tab } from "../state/attention.ts";
import type { Desk } from "../state/desk.ts";
import { DeskContext } from "../state/desk-context.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeskHeader } from "./desk-header.tsx";
import { HelpDialog } from "./help-dialog.tsx";
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
        <DeskTabs desk={desk} />
        <OriginalPane />
        <FieldsPane />
        <ResultPane />
      </main>
      <ConflictDialog />
      {help.open && <HelpDialog onClose={help.hide} />}
    </DeskContext>
  );
}

function DeskTabs({ desk }: { desk: Desk }) {
  useSignals();
  const doubts = desk.review.value.doubts.length;
  const fields = (
    <>
      Fields
      {doubts > 0 && <span className="badge warning num">{doubts}</span>}
    </>
  );
  return (
    <Tabs<Tab>
      name="desk"
      label="Parts of the desk"
      tabs={[
        { tab: "original", label: "Original" },
        { tab: "fields", label: fields },
        { tab: "result", label: "Result" },
      ]}
      open={desk.tab.value}
      onOpen={(tab) => {
        desk.tab.value = tab;
      }}
    />
  );
}
