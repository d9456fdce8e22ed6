import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OutputType } from "../../../../engine/contract/api.ts";
import { leaveForLogin } from "../../../lib/account/session.ts";
import { ApiError, errorMessage, isUnauthorized } from "../../../lib/api/api.ts";
import { upload } from "../../../lib/api/upload.ts";
import { plural } from "../../../lib/text/words.ts";
import { type Toast, toast } from "../../../lib/toasts.ts";

export type Enhancement = { jdFile?: File; keywords?: string };
/** What is said about all files of an upload at once. `types`: the documents to make, where they are not those that the template gives. */
export type Submission = Enhancement & { template?: string; blind?: string; types?: OutputType[]; language?: string; layout?: "original" };
export type Upload = { file: File; share: number; state: "waiting" | "sending" | "done" | "failed"; error?: unknown };

const AT_ONCE = 3;

/** Sends every file in its own request, a few at a time, and says at the end how it went. */
export function useUploads() {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [busy, setBusy] = useState(false);
  const change = (index: number, part: Partial<Upload>) =>
    setUploads((all) => all.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));

  async function send(files: File[], submission: Submission) {
    const errors: unknown[] = [];
    let next = 0;
    const sendNext = async () => {
      while (next < files.length) {
        const index = next++;
        const error = await sendOne(files[index] as File, submission, (part) => change(index, part));
        if (error) errors.push(error);
      }
    };

    setBusy(true);
    setUploads(files.map((file) => ({ file, share: 0, state: "waiting" })));
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, files.length) }, sendNext));
    setBusy(false);
    setUploads((all) => all.filter(({ state }) => state === "failed"));
    if (errors.some(isUnauthorized)) leaveForLogin();
    else toast(outcome(files.length, errors));
    await Promise.all([["jobs"], ["stats"], ["wallet"], ["user"]].map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return { uploads, busy, send, forget: () => setUploads([]) };
}

async function sendOne(
  file: File,
  { jdFile, keywords, types, ...said }: Submission,
  onChange: (part: Partial<Upload>) => void,
): Promise<unknown> {
  const form = new FormData();
  form.append("file", file);
  if (jdFile) form.append("jdFile", jdFile);
  if (keywords) form.append("keywords", keywords);
  if (types) form.append("types", types.join());
  for (const [name, value] of Object.entries(said)) if (value) form.append(name, value);
  onChange({ state: "sending" });
  try {
    await upload("/upload-cv", form, (share) => onChange({ share }));
    onChange({ state: "done", share: 1 });
    return null;
  } catch (error) {
    onChange({ state: "failed", error });
    return error;
  }
}

/** The toast for `total` files of which `errors` went wrong. */
export function outcome(total: number, errors: unknown[]): Pick<Toast, "title" | "description" | "tone" | "action"> {
  const sent = total - errors.length;
  const credits = errors.find(isShortOfCredits);
  const started = sent > 0 ? `${plural(sent, "CV")} uploaded and processing started.` : "";
  const failed = sent > 0 && errors.length > 0 ? ` ${errors.length} failed.` : "";
  if (credits) {
    const description = `${creditsMessage(credits)}${started && ` ${started}`}${failed}`;
    return { title: "Insufficient Credits", description, tone: "danger", action: { label: "Buy Credits", href: "/plan" } };
  }
  if (sent > 0) return { title: "Upload successful", description: `${started}${failed}`, tone: "success" };
  const description =
    total === 1 ? errorMessage(errors[0], "Failed to upload CVs. Please try again.") : `All ${total} uploads failed. Please try again.`;
  return { title: "Upload failed", description, tone: "danger" };
}

const isShortOfCredits = (error: unknown): error is Error =>
  error instanceof Error && ((error instanceof ApiError && error.status === 402) || error.message.includes("Insufficient credits"));

function creditsMessage(error: Error): string {
  const { message, error: text, requiredCredits, currentCredits } = error instanceof ApiError ? error.body : {};
  if (message || text) return (message || text) as string;
  if (requiredCredits !== undefined && currentCredits !== undefined) {
    return `You need ${plural(requiredCredits, "credit")} to process a CV. You currently have ${currentCredits} credits.`;
  }
  return "You need more credits to process CVs. Please purchase credits or subscribe to a plan.";
}
