/** Whose words or brand: an account's, or those of the house, which all accounts use. */
export type Keeper = { userId: string } | "house";

/** The key of a keeper's row, and the account that it goes with. */
export const rowOf = (keeper: Keeper): { scope: string; userId: string | null } =>
  keeper === "house" ? { scope: "house", userId: null } : { scope: keeper.userId, userId: keeper.userId };
