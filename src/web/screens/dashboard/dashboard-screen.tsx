import { AppHeader } from "../../ui/app-header.tsx";
import { Hints } from "../../ui/tooltip.tsx";
import { Queue } from "./queue.tsx";
import { Sessions } from "./sessions.tsx";
import { Statistics } from "./statistics.tsx";
import { TemplateCard } from "./template-card.tsx";
import { UploadArea } from "./upload-area.tsx";

export default function DashboardScreen() {
  return (
    <Hints>
      <AppHeader />
      <UploadArea>
        {(uploadCard) => (
          <main className="page">
            <h1 className="visually-hidden">Dashboard</h1>
            <Statistics />
            {uploadCard}
            <Queue />
            <div className="page-pair">
              <TemplateCard />
              <Sessions />
            </div>
          </main>
        )}
      </UploadArea>
    </Hints>
  );
}
