import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { createFriendListModel, type FriendListModel } from "../../../src/features/friend-list/index.js";
import type { FriendCriteria } from "../../../src/features/friend-list/settings.js";

const none: FriendCriteria = { roleId: "4", orderBy: null, tagId: null, notify: null, name: "" };
const given: FriendCriteria = { ...none, tagId: "7", notify: 2, name: "山" };

const settingsOf = (criteria: FriendCriteria) => ({ locale: "ja" as const, server: "", criteria });
const page = (model: FriendListModel, criteria: FriendCriteria) => model.configure(settingsOf(criteria));

it.each<[what: string, act: (model: FriendListModel) => void, left: Partial<FriendCriteria>]>([
  ["nothing is done", () => {}, {}],
  ["another tag", (model) => model.chooseTag("9"), { tagId: "9" }],
  ["no tag", (model) => model.chooseTag(null), { tagId: null }],
  ["another level", (model) => model.chooseLevel(1), { notify: 1 }],
  ["level 0", (model) => model.chooseLevel(0), { notify: 0 }],
  ["no level", (model) => model.chooseLevel(null), { notify: null }],
  ["both are taken off, the search stays", (model) => model.takeFiltersOff(), { tagId: null, notify: null }],
  ["all is cleared", (model) => model.clearFilters(), { tagId: null, notify: null, name: "" }],
  [
    "the page says the same again",
    (model) => {
      model.chooseTag("9");
      page(model, { ...given });
    },
    { tagId: "9" },
  ],
  [
    "the page says something else of it",
    (model) => {
      model.chooseTag("9");
      model.chooseLevel(null);
      page(model, { ...given, tagId: "8" });
    },
    { tagId: "8", notify: null },
  ],
  [
    "the page takes its own off",
    (model) => {
      model.chooseTag("9");
      page(model, { ...given, tagId: null });
    },
    { tagId: null },
  ],
])("what the page gave, and %s", (_, act, left) => {
  const model = createFriendListModel({ store: createStore(), settings: settingsOf(given) });
  act(model);
  expect(model.criteria()).toEqual({ ...given, ...left });
});
