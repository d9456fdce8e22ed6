import { type Action, useAction } from "../../lib/api/action.ts";

/** A change by an administrator: to an account it changes what the account itself is shown too. */
export const useAdminAction = <Input = void, Result = unknown>(action: Action<Input, Result>) =>
  useAction(action, [["admin"], ["wallet"], ["user"]]);
