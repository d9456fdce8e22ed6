import type { Resume } from "../contract/resume.ts";
import type { StoredFile } from "../store/disk/files.ts";
import type { Store } from "../store/open-store.ts";
import { jobFiles, jobs, reviews } from "../store/schema.ts";

type FinishedCv = { id: string; userId: string; name: string; email: string; source?: StoredFile };

/** A completed CV as the service keeps it, without the documents, for commands that look into a data folder. */
export function keepFinishedCv({ db }: Store, { id, userId, name, email, source }: FinishedCv): void {
  const at = new Date();
  const times = { createdAt: at, completedAt: at };
  db.insert(jobs)
    .values({ id, userId, jobType: "cv", status: "completed", fileName: "cv.pdf", creditsCharged: 0, ...times })
    .run();
  if (source)
    db.insert(jobFiles)
      .values({ ...source, jobId: id, role: "source", name: "cv.pdf" })
      .run();
  const resume: Resume = {
    basics: { name, email },
    meta: { vitae: { language: "en", pages: 1, ocr: false, parser: "test", warnings: [] } },
  };
  db.insert(reviews).values({ jobId: id, candidateName: name, resume, parsed: resume, checked: [], cover: {} }).run();
}
