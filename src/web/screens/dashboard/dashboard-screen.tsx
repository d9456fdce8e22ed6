import { AppHeader } from "../../ui/frame/app-header.tsx";
import { Hints } from "../../ui/overlays/tooltip.tsx";
import { Queue } from "./queue/queue.tsx";
import { Sessions } from "./sessions/sessions.tsx";
import { SettingsLinks } from "./settings-links.tsx";
import { Statistics } from "./statistics.tsx";
import { TemplateCard } from "./template-card.tsx";
import { UploadArea } from "./uploads/upload-area.tsx";
import { WordsCard } from "./words-card.tsx";

export default function DashboardScreen() {
  return (
    <Hints>
      <AppHeader />
      <UploadArea>
        {(uploadCard, firstSteps) => (
          <main className="page">
            <h1 className="visually-hidden">Dashboard</h1>
            <Statistics />
            {uploadCard}
            <Queue beginning={firstSteps} />
            <div className="page-pair">
              <div className="page-stack">
                <TemplateCard />
                <WordsCard />
                <SettingsLinks />
              </div>
              <Sessions />
            </div>
          </main>
        )}
      </UploadArea>
    </Hints>
  );
}
