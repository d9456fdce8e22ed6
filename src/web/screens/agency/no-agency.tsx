import { Plus, Users } from "lucide-react";
import { Card, Empty } from "../../ui/controls/card.tsx";
import { DialogButton } from "../../ui/overlays/dialog-button.tsx";
import { NewAgencyDialog } from "./new-agency-dialog.tsx";

/** For an account that works alone. */
export const NoAgency = () => (
  <Card title="You work alone" note="Everything in this account is yours: credits, brand, words and CVs.">
    <Empty icon={<Users size={22} />}>
      In an agency one account pays for all, and everybody has the same templates, brand and words. Where you want it, colleagues see each
      other's CVs, download the documents and take the work over.
    </Empty>
    <div className="agency-make">
      <DialogButton icon={<Plus size={16} aria-hidden="true" />} label="Make an agency" className="primary">
        {(close) => <NewAgencyDialog onClose={close} />}
      </DialogButton>
      <p className="muted">You join one that exists with the link that its administrator sends you.</p>
    </div>
  </Card>
);
