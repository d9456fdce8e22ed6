import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AssignedTemplate, User } from "../../../engine/contract/api.ts";
import { useUser } from "../account/session.ts";
import { api } from "../api/api.ts";
import { templateName } from "../text/words.ts";

/** Named by the keys: what is known of them is asked anew when an administrator has assigned others. */
const assignedTemplatesQuery = (keys: string[]) =>
  queryOptions({
    queryKey: ["assigned-templates", keys],
    queryFn: () => api<AssignedTemplate[]>("GET", "/user/templates"),
    enabled: keys.length > 0,
  });

/** A template as it is offered: by its name, what it makes, and whether documents in it withhold the candidate's. */
export type OfferedTemplate = { key: string; name: string; blind: boolean } & Pick<AssignedTemplate, "kind" | "outputs">;

/** The signed-in account's templates, and the name of any template. An agency's own templates have names of their own. */
export function useTemplates(): { offered: OfferedTemplate[]; nameOf: (key: string) => string } {
  const { data: user } = useUser();
  const keys = user?.assignedTemplates ?? [];
  const { data } = useQuery(assignedTemplatesQuery(keys));
  const known = new Map((data ?? []).map((template) => [template.key, template]));
  const nameOf = (key: string) => {
    const template = known.get(key);
    return template?.origin === "own" ? template.name : templateName(key);
  };
  const offered = keys.map((key) => {
    const { blind = false, kind = "document", outputs = [] } = known.get(key) ?? {};
    return { key, name: nameOf(key), blind: Boolean(blind), kind, outputs };
  });
  return { offered, nameOf };
}

/** The template that documents are made in as long as nobody chooses another one. */
export const savedTemplate = (user: Pick<User, "selectedTemplate" | "assignedTemplates"> | null | undefined): string | undefined =>
  user?.selectedTemplate ?? user?.assignedTemplates[0];
