import { useState } from "react";
import type { BrandFile } from "../../../../engine/contract/api.ts";
import { api } from "../../../lib/api/api.ts";
import { brandPath } from "../../../lib/api/queries.ts";
import { useBrandForm } from "../state/brand-context.ts";
import { faultOf } from "../state/faults.ts";

/** Uploads files one after the other. `onFile` has each that the service took; `problems` are its sentences about the others. */
export function useUpload(onFile: (file: BrandFile) => void) {
  const { scope, keepFile } = useBrandForm();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<{ name: string; message: string }[]>([]);
  const upload = async (files: File[]) => {
    setBusy(true);
    setProblems([]);
    for (const file of files) {
      try {
        const kept = await api<BrandFile>("POST", brandPath(scope, "/files"), toForm(file));
        keepFile(kept);
        onFile(kept);
      } catch (error) {
        setProblems((before) => [...before, { name: file.name, message: faultOf(error).message }]);
      }
    }
    setBusy(false);
  };
  return { upload, busy, problems };
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append("file", file);
  return form;
}
