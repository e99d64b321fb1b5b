import { expect, it } from "vitest";
import { createResource } from "../../src/features/picker/index.js";
import { isMissing, type Named, namedBy, type PageLists } from "../../src/references/index.js";
import { sourceOf } from "../features/picker/open-picker.js";

const list = (...items: Parameters<typeof sourceOf>[0]) =>
  createResource({
    given: sourceOf(items),
    load: () => Promise.reject(new Error("a test has all lists")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
const plans = { has_menu: 1, event_menus: [{ id: 811, name: "30分コース" }] };
const slots = list({ id: 801, name: "体験会", ...plans } as never, { id: 802, name: "説明会" });
const choices = list({ id: 1, name: "A" });
const lists: PageLists = {
  list: () => slots,
  choices: (variable) => (variable === 204 ? choices : list()),
  add: () => Promise.reject(new Error("nothing is added")),
};

it("choices and plans are named with what they belong to", () => {
  const named = namedBy((names) => {
    names.choiceName(204, "1");
    names.planName(801, 811);
    names.planName(null, 811);
  });
  expect(named).toEqual([
    { kind: "varia", among: "choices", id: "1", of: 204 },
    { kind: "slot", among: "plans", id: 811, of: 801 },
  ]);
});

it.each<[what: string, thing: Named, missing: boolean]>([
  ["a choice that is there", { kind: "varia", among: "choices", of: 204, id: "1" }, false],
  ["a choice that is not", { kind: "varia", among: "choices", of: 204, id: 2 }, true],
  ["a choice of another variable", { kind: "varia", among: "choices", of: 205, id: 1 }, true],
  ["a plan that is there", { kind: "slot", among: "plans", of: 801, id: "811" }, false],
  ["a plan that is not", { kind: "slot", among: "plans", of: "801", id: 812 }, true],
  ["a plan of a slot without plans", { kind: "slot", among: "plans", of: 802, id: 811 }, true],
  ["a plan of a slot that is gone itself", { kind: "slot", among: "plans", of: 809, id: 811 }, false],
])("%s", (_, thing, missing) => {
  expect(isMissing(lists, thing)).toBe(missing);
});
