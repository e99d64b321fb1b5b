import type { PickerGroup, PickerItem, TableKind } from "../../api/picker-items.js";
import { type PickerKind, pickerKinds } from "../../api/picker-kinds.js";

/** The choices of a kind and its folders, in the order of display. */
export interface DemoTable {
  readonly groups: readonly PickerGroup[];
  readonly items: readonly PickerItem[];
  /** Ids that were in use once: what still names them names something deleted. */
  readonly deleted: readonly number[];
}

export type DemoGroup = readonly [id: number, name: string, more?: Readonly<Record<string, unknown>>];

export type DemoItem = readonly [
  id: number,
  name: string,
  groupId: number | null,
  more?: Readonly<Record<string, unknown>>,
];

/** Completes the rows with what every choice of the kind has. */
export function table(
  kind: TableKind,
  groups: readonly DemoGroup[],
  items: readonly DemoItem[],
  deleted: readonly number[] = [],
): DemoTable {
  const { blank, types }: PickerKind = pickerKinds[kind];
  return {
    groups: groups.map(([id, name, more]) => ({ id, name, ...more })),
    items: items.map(([id, name, group_id, more]) => {
      const typeName = types?.get(more?.type as number);
      return {
        id,
        name,
        group_id,
        favorite: 0,
        ...blank,
        ...(typeName === undefined ? {} : { type_name: typeName }),
        ...more,
      };
    }),
    deleted,
  };
}

/** A badge as the console's pages colour them, with Bootstrap's background classes. */
export function badge(text: string, colour: "primary" | "success" | "info" | "warning" | "danger") {
  return { text, color_class: `bg-${colour}` };
}
