import { actions } from "./api/action.js";
import { groupsOf, itemsOf, tableKinds } from "./api/picker-items.js";
import { variableChoices } from "./api/variable-choices.js";
import { demoActions } from "./demo/actions.js";
import { demoTables, demoVariableChoices } from "./demo/items.js";
import type { Store } from "./store.js";

/** When the demonstration's shop was set up. Fixed, so that every start and every test sees the same dates. */
const OPENING = Date.parse("2026-11-02T10:00:00+09:00");
const DAY = 86_400_000;

/** Fills an empty store with a hair salon's data: the same ids, names and dates every time. */
export function fillWithDemoData(store: Store): void {
  store.atomically(() => {
    const opening = new Date(OPENING);
    for (const kind of tableKinds) {
      const { groups, items } = demoTables[kind];
      for (const group of groups) store.put(groupsOf(kind), group.id, group, opening);
      for (const item of items) store.put(itemsOf(kind), item.id, item, opening);
    }
    for (const [variableId, choices] of demoVariableChoices) {
      store.put(variableChoices, variableId, [...choices], opening);
    }
    demoActions.forEach((action, index) => {
      store.insert(actions, (aid) => ({ ...action, aid }), new Date(OPENING + index * DAY));
    });
  });
}
