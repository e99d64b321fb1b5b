/** Attribute of an entry that rows can be dropped on: the group, empty for 未分類. */
const dropAttribute = "data-drop-group";

/** Marks an entry of the navigation as one that rows can be dropped on. */
export function dropTarget(groupId: number | null): { readonly "data-drop-group": string } {
  return { [dropAttribute]: groupId === null ? "" : String(groupId) } as { "data-drop-group": string };
}

/** The part of a pointer event that is needed. */
interface PointerAt {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}

/** The group that the pointer is over; `undefined` where it is over none. */
export function groupAt({ clientX, clientY, currentTarget }: PointerAt): number | null | undefined {
  const root = currentTarget.getRootNode() as Document | ShadowRoot;
  const text = root
    .elementFromPoint(clientX, clientY)
    ?.closest(`[${dropAttribute}]`)
    ?.getAttribute(dropAttribute);
  if (text === null || text === undefined) return undefined;
  return text === "" ? null : Number(text);
}
