/** Properties of one kind of items (rules: picker-kinds, picker-new-items). */
export interface PickerKind {
  /** Its items say by `writable` whether this operator may use them. */
  readonly itemPermission?: true;
  /** Ability that the account needs to make new items. */
  readonly ability?: "tag-write" | "var-write" | "journey-write";
  /** Items have types, and a new one needs one. */
  readonly typed?: true;
  /** The server answers 403 to accounts without such items. */
  readonly forbiddenIsEmpty?: true;
  /** Pages that send an item to the operator, and that show it; `{sender}` is who it comes from. */
  readonly popups?: { readonly test: string; readonly preview: string };
}

/** All kinds, in their order (rules: picker-kinds). */
export const pickerKinds = {
  salon: {},
  tag: { itemPermission: true, ability: "tag-write" },
  egg: {
    popups: { test: "/line/message/egg/test_popup/{id}", preview: "/line/message/egg/popup/{id}/{sender}" },
  },
  varia: { itemPermission: true, ability: "var-write", typed: true },
  scenario: {
    popups: { test: "/line/content/group/{id}/test_popup", preview: "/line/content/group/{id}/preview" },
  },
  site: {},
  funnel: {},
  reaction: {},
  form: {},
  tracker: {},
  richmenu: {},
  episode: {},
  landing: {},
  action: {},
  slot: {},
  operator_role: {},
  common_vars: { forbiddenIsEmpty: true },
  journey_tag: { ability: "journey-write" },
} as const satisfies Record<string, PickerKind>;

/** The name of a kind on the wire. */
export type PickerKindName = keyof typeof pickerKinds;

/** Lists that conditions and effects choose from, and for which a page cannot ask by the attribute `kind`. */
export const innerKinds = {
  journey: {},
  response_mark: {},
  salon_resource: {},
  salon_course: {},
  salon_status: {},
} as const satisfies Record<string, PickerKind>;

const allKinds = { ...innerKinds, ...pickerKinds };

/** Every list that something can be chosen from. */
export type ListKind = PickerKindName | keyof typeof innerKinds;

/** Narrows a text to a kind. */
export function isPickerKind(name: string | null): name is PickerKindName {
  return name !== null && Object.hasOwn(pickerKinds, name);
}

/** Properties of a kind. */
export function kindOf(name: ListKind): PickerKind {
  return allKinds[name];
}
