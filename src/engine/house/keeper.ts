/** Whose words or brand: an account's, or those of the house, which all accounts use. */
export type Keeper = { userId: string } | "house";

/** The key of a keeper's row, and the account that it goes with. */
export const rowOf = (keeper: Keeper): { scope: string; userId: string | null } =>
  keeper === "house" ? { scope: "house", userId: null } : { scope: keeper.userId, userId: keeper.userId };

/** What the audit log says of a keeper's words or brand. */
export const keptBy = (keeper: Keeper): { subject: string; account: string | null; details: { scope: "house" | "account" } } => {
  const { scope, userId } = rowOf(keeper);
  return { subject: scope, account: userId, details: { scope: userId === null ? "house" : "account" } };
};
