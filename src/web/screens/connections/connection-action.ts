import { type Action, useAction } from "../../lib/api/action.ts";

/** A change of the API keys or webhooks of an account. */
export const useConnectionAction = <Input = void, Result = unknown>(action: Action<Input, Result>) => useAction(action, [["connections"]]);
