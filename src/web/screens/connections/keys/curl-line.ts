import type { CreatedApiKey } from "../../../../engine/contract/api.ts";

/** A call that shows a key at work: the CV of a file is formatted where the key may do that, else it is asked whose key it is. */
export function curlLine({ key, scopes }: Pick<CreatedApiKey, "key" | "scopes">, origin: string): string {
  const start = `curl --fail-with-body --header "Authorization: Bearer ${key}"`;
  return scopes.includes("cv:write")
    ? `${start} --form file=@cv.pdf --form to=docx --output formatted.docx ${origin}/api/convert`
    : `${start} ${origin}/api/user`;
}
