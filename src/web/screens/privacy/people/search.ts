/** Where is searched: in the jobs of this account, or by an administrator in those of all. */
export type Scope = "account" | "house";
export type PersonSearch = { query: string; scope: Scope };

export const searchBody = ({ query, scope }: PersonSearch) => ({ query, ...(scope === "house" && { scope }) });
