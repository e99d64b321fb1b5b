import type { DescribedCall } from "../../api/description/index.js";

/* Where ids come from that stand in addresses: named by an option, or the first one of a list. */

export interface IdSource {
  /** `--salon 1`. */
  readonly option: string;
  /** Address before the id; ids before it are `{}`. */
  readonly at: RegExp;
  /** The parameter of a query that takes it too. */
  readonly query?: RegExp;
  readonly lists: readonly IdList[];
}

/** A list that has one. */
export interface IdList {
  /** `{name}` in its query is what that parameter takes, an id of another kind. */
  readonly path: string;
  /** Name of the field, if it is not `id`. */
  readonly field?: string;
}

const ofKind = (kind: string) => ({ path: `/api/v_resource/${kind}` });

/** Sources of ids that cannot be seen from the address itself: `/api/journeys/{id}` has its list at `/api/journeys`. */
export const idSources: readonly IdSource[] = [
  {
    option: "salon",
    at: /^\/api\/(v2\/)?salon\/$|\/slot_groups\/$/,
    query: /^salon_ids?$/,
    lists: [
      ofKind("salon"),
      { path: "/api/salon/resources", field: "salon_id" },
      { path: "/api/salon/courses", field: "menuable_id" },
    ],
  },
  {
    option: "friend",
    at: /\/member\/(tag|var|basevar|messages|memo)\/$|\/allow_members\/$/,
    query: /^member_?id$/i,
    lists: [{ path: "/api/v1/allow_members?operator_role_id={operator_role_id}&page=1&per_page=50" }],
  },
  {
    option: "filter",
    at: /\/funnel\/data\/$|\/member_queries\/$/,
    query: /^(member_query_id|funnel_?id|fid)$/i,
    lists: [ofKind("funnel")],
  },
  { option: "variable", at: /\/var\/choice\/$/, lists: [ofKind("varia")] },
  { option: "slot", at: /\/line\/slots\/$/, lists: [ofKind("slot")] },
  { option: "menu", at: /\/line\/menus\/$/, lists: [] },
  { option: "action", at: /\/action\/data\/$/, query: /^action_id$/, lists: [ofKind("action")] },
  { option: "episode", at: /\/episodes\/$/, lists: [ofKind("episode")] },
  { option: "message", at: /\/message-text\/$/, lists: [ofKind("egg")] },
  { option: "notification", at: /\/notifications\/$/, lists: [] },
  { option: "form-field", at: /\/form-fields\/$/, lists: [] },
  {
    option: "operator-role",
    at: /\/operator_roles\/$/,
    query: /^operator_role_id$/,
    lists: [ofKind("operator_role")],
  },
  { option: "tag", at: /\/tags\/$/, query: /^tag_id$/, lists: [ofKind("tag")] },
  { option: "journey-tag", at: /\/journey_tags\/$/, lists: [{ path: "/api/journey_tags" }] },
  { option: "course", at: /\/courses\/$/, lists: [{ path: "/api/salon/{salon}/courses/all" }] },
  { option: "resource", at: /\/resources\/$/, lists: [{ path: "/api/salon/{salon}/resources/all" }] },
  {
    option: "reservation",
    at: /\/reservations\/$/,
    lists: [{ path: "/api/salon/{salon}/unsolved", field: "reservation_id" }],
  },
];

/** The option that gives what a query takes: the source that has it, or its name. */
export function optionOfQuery(name: string): string {
  const known = idSources.find(({ query }) => query?.test(name));
  return known?.option ?? optionFor("", name);
}

/** Every option that gives an id to one of these calls. */
export function idOptions(calls: readonly DescribedCall[]): readonly string[] {
  const inPaths = calls.flatMap(({ path }) => {
    const pieces = [...path.matchAll(/\{(\w+)\}/g)];
    return pieces.map(({ index, 1: name = "" }) =>
      optionFor(path.slice(0, index).replace(/\{\w+\}/g, "{}"), name),
    );
  });
  return [...new Set([...idSources.map(({ option }) => option), ...inPaths])];
}

/** Name of an option for the id, from the address: the last piece before an id, in the singular. */
export function optionFor(before: string, name: string): string {
  const known = idSources.find(({ at }) => at.test(before));
  if (known) return known.option;
  const piece =
    before
      .split("/")
      .filter((each) => each && each !== "{}")
      .at(-1) ?? name;
  return (name === "id" ? piece.replace(/ies$/, "y").replace(/s$/, "") : name)
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase()
    .replace(/-id$/, "");
}
