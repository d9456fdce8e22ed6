import type { Job } from "../../../engine/contract/api.ts";
import { NetworkError, toApiError, withNetworkRetries } from "./api.ts";
import { idempotencyKey } from "./idempotency.ts";

/** Sends a form and tells the share that has left, 0 to 1. `fetch` cannot tell it, hence the older call. One form is one key, however often it is tried. */
export function upload<T = Job>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> {
  const key = idempotencyKey();
  return withNetworkRetries(() => send<T>(path, form, key, onProgress));
}

function send<T>(path: string, form: FormData, key: string, onProgress: (share: number) => void): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const request = new XMLHttpRequest();
  request.open("POST", `/api${path}`);
  request.withCredentials = true;
  request.setRequestHeader("idempotency-key", key);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
  request.onerror = () => reject(new NetworkError());
  request.onload = () => {
    const ok = request.status >= 200 && request.status < 300;
    if (ok) resolve(JSON.parse(request.responseText) as T);
    else reject(toApiError(request.status, request.statusText, request.responseText));
  };
  request.send(form);
  return promise;
}
