import { describe, expect, it, test } from "vitest";
import type { ResourceItem } from "../../src/api/resources.js";
import { createResource, pickerWords } from "../../src/features/picker/index.js";
import { createNames } from "../../src/references/names.js";
import { hasPlans, plansOf, slotOf } from "../../src/references/plans.js";

const slot = (fields: object) => ({ id: 801, name: "体験会", ...fields }) as ResourceItem;
const menu = { id: 811, name: "30分コース", price: 3300 };

describe("slots have id, has_menu and event_menus (rules: event-reservation-effect)", () => {
  it.each<[string, ResourceItem | undefined, boolean, object[]]>([
    ["plans", slot({ has_menu: 1, event_menus: [menu] }), true, [menu]],
    ["plans, said as true", slot({ has_menu: true, event_menus: [menu] }), true, [menu]],
    ["plans, said in text", slot({ has_menu: "1", event_menus: [menu] }), true, [menu]],
    ["plans that are not in use", slot({ has_menu: 0, event_menus: [menu] }), false, []],
    ["plans that are missing", slot({ has_menu: 1 }), true, []],
    ["no plans", slot({ has_menu: 0, event_menus: [] }), false, []],
    ["nothing about plans", slot({}), false, []],
    ["no slot", undefined, false, []],
    ["something else", slot({ has_menu: 1, event_menus: "<b>" }), true, []],
  ])("%s", (_, item, has, plans) => {
    expect([hasPlans(item), plansOf(item)]).toEqual([has, plans]);
  });

  it.each<[string, object | null, object[]]>([
    ["a price in text", { ...menu, price: "3300" }, [menu]],
    ["no price", { id: 811, name: "30分コース" }, [{ ...menu, price: null }]],
    ["an empty price", { ...menu, price: "" }, [{ ...menu, price: null }]],
    ["free of charge", { ...menu, price: 0 }, [{ ...menu, price: 0 }]],
    ["a price that is none", { ...menu, price: "<b>" }, [{ ...menu, price: null }]],
    ["no name", { id: 811, price: 3300 }, [{ ...menu, name: "811" }]],
    ["no id", { name: "30分コース" }, []],
    ["nothing", null, []],
  ])("a plan with %s", (_, event_menu, plans) => {
    expect(plansOf(slot({ has_menu: 1, event_menus: [event_menu] }))).toEqual(plans);
  });
});

test("a slot is looked up by its own id only", () => {
  const source = { items: { 801: slot({}) } };
  expect(slotOf(source, 801)).toBe(source.items[801]);
  expect(slotOf(source, "801")).toBe(source.items[801]);
  for (const id of [802, null, undefined, "", "constructor"]) expect(slotOf(source, id)).toBeUndefined();
  expect(slotOf(null, 801)).toBeUndefined();
});

test("a plan is named as its slot has it, and by its id where it does not", () => {
  const list = createResource({
    given: {
      items: { 801: slot({ has_menu: 1, event_menus: [menu] }) },
      groups: {},
      ids: [801],
      group_ids: [],
      meta: {},
    },
    load: () => new Promise(() => {}),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  const lists = { list: () => list, choices: () => list, add: () => new Promise<never>(() => {}) };
  const { planName } = createNames(lists, pickerWords.ja, () => {});
  expect([planName(801, 811), planName("801", "811"), planName(801, 812), planName(null, 811)]).toEqual([
    "30分コース",
    "30分コース",
    "ID 812",
    "ID 811",
  ]);
});
