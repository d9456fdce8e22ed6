import { type Action, useAction } from "../../lib/api/action.ts";

/** What a change of the API keys or webhooks of an account has read anew. */
export const CONNECTIONS = [["connections"]];

export const useConnectionAction = <Input = void, Result = unknown>(action: Action<Input, Result>) => useAction(action, CONNECTIONS);
