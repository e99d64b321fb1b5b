import type { PickerGroup, TableKind } from "../../api/picker-items.js";
import type { VariableChoice } from "../../api/variable-choices.js";
import { friendTables } from "./friends.js";
import { messageTables } from "./messages.js";
import { shopTables } from "./shop.js";
import type { DemoTable } from "./table.js";

/** The choices of every picker. Ids that the fixtures name are theirs. */
export const demoTables: Readonly<Record<TableKind, DemoTable>> = {
  ...friendTables,
  ...messageTables,
  ...shopTables,
};

/** The folders of actions, which are documents and no table. */
export const demoActionGroups: readonly PickerGroup[] = [
  { id: 71, name: "予約" },
  { id: 72, name: "会員" },
];

/** The present values of common information that is a number. */
export const demoCommonNumbers: ReadonlyMap<number, number> = new Map([
  [901, 36],
  [902, 214],
]);

/** The choices of the select variables, by variable. */
export const demoVariableChoices: ReadonlyMap<number, readonly VariableChoice[]> = new Map([
  [
    204,
    [
      { id: 2041, value: "佐々木", color: "#2971c6" },
      { id: 2042, value: "中村", color: "#2e854d" },
      { id: 2043, value: "指名なし", color: null },
    ],
  ],
]);
