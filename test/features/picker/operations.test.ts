import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ResourceItem } from "../../../src/api/resources.js";
import { protectionOf } from "../../../src/features/picker/choice/protection.js";
import { injected, type OpenPicker, openPicker, settingsWith, sourceOf } from "./open-picker.js";

const settings = {
  onlyEditable: true,
  allowedTypes: ["0"],
  extraItems: [injected("x", "指定しない")],
} as const;

const items = Array.from(
  { length: 24 },
  (_, at): ResourceItem => ({
    id: at % 5 === 4 ? `s${at}` : at,
    name: `${"あいう"[at % 3]}${at}`,
    group_id: at % 4,
    favorite: at % 7 === 0 ? 1 : 0,
    writable: at % 6 === 5 ? 0 : 1,
    type: at % 8 === 3 ? 1 : 0,
  }),
);
const list = sourceOf(items, [{ id: 0 }, { id: 1 }, { id: 2 }]);
const values = [0, 5, 3, "s9", 98, 99, "11"];

const position = fc.integer({ min: 0, max: 30 });
const operation = fc.oneof(
  fc.record({ does: fc.constant("press" as const), at: position }),
  fc.record({ does: fc.constant("move" as const), at: position, extend: fc.boolean() }),
  fc.record({
    does: fc.constant("search" as const),
    text: fc.constantFrom("", "あ", "い", "1", "ない", " "),
  }),
  fc.record({ does: fc.constant("group" as const), id: fc.constantFrom(0, 1, 2, null, 9) }),
  fc.record({
    does: fc.constant("look" as const),
    at: fc.constantFrom("all", "favourites", "chosen", 0, 1, null),
  }),
  fc.record({ does: fc.constant("selectAll" as const) }),
  fc.record({ does: fc.constant("clear" as const) }),
  fc.record({ does: fc.constant("takeOff" as const), at: position }),
  fc.record({ does: fc.constant("takeOffMissing" as const), ids: fc.subarray([98, 99, 97]) }),
  fc.record({ does: fc.constant("paste" as const), places: fc.array(position, { maxLength: 5 }) }),
  fc.record({ does: fc.constant("lookAlike" as const), name: fc.constantFrom("あ0", "う 5", "ｱ3", "う11") }),
  fc.record({ does: fc.constant("backspace" as const) }),
  fc.record({ does: fc.constant("putBack" as const) }),
  fc.record({ does: fc.constant("reset" as const) }),
  fc.record({ does: fc.constant("open" as const) }),
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

function perform({ model, list: open, ...picker }: OpenPicker, act: Operation): void {
  const count = open.shown.now().rows?.ariaSetSize ?? 0;
  const inside = (at: number) => at % Math.max(count, 1);
  const all = open.shown.now().catalogue?.count ?? 1;
  switch (act.does) {
    case "press": {
      const rows = open.shown.now().rows;
      const row = rows && count > 0 ? rows.rowAt(rows.rowOf(inside(act.at))) : null;
      if (row && row.is !== "create") open.pressRow(row);
      break;
    }
    case "move":
      if (count > 0) open[act.extend ? "extendTo" : "moveTo"](inside(act.at));
      break;
    case "search":
      open.search(act.text);
      break;
    case "group":
      open.pressGroup(act.id);
      break;
    case "look":
      if (act.at === "chosen") open.lookAtChosen();
      else if (act.at === "all" || act.at === "favourites") open.lookAt({ is: act.at });
      else open.lookAt({ is: "group", id: act.at });
      break;
    case "selectAll":
      open.chooseVisible();
      break;
    case "clear":
      model.clear();
      break;
    case "takeOff":
      model.takeOff(act.at % all);
      break;
    case "takeOffMissing":
      model.takeOffMissing(act.ids);
      break;
    case "paste": {
      const { catalogue } = open.shown.now();
      open.takePasted(act.places.flatMap((at) => catalogue?.itemAt(at % all).id ?? []));
      break;
    }
    case "lookAlike": {
      open.addNew(act.name);
      const { lookAlike, catalogue } = open.shown.now();
      if (lookAlike && catalogue) open.chooseLookAlike(catalogue.itemAt(lookAlike.index).id);
      break;
    }
    case "backspace":
      model.pressBackspace();
      break;
    case "putBack":
      model.putBack();
      break;
    case "reset":
      model.reset();
      break;
    case "open":
      picker.open();
  }
}

const known = new Map<string, ResourceItem>(
  [...settings.extraItems, ...items].map((item) => [String(item.id), item]),
);

function guard(id: number | string) {
  const item = known.get(String(id));
  return item ? protectionOf(item, settingsWith(settings)) : null;
}

/** What must hold after every operation. */
function check(
  picker: OpenPicker,
  act: Operation,
  before: readonly (number | string)[],
  shown: readonly string[],
): void {
  const shownNow = picker.list.shown.now();
  const [ids, selection, catalogue] = [picker.ids(), shownNow.selection, shownNow.catalogue];
  const texts = ids.map(String);
  const had = before.map(String);

  // Ids stay unique.
  expect(new Set(texts).size).toBe(texts.length);
  // Marks say the same as ids.
  const marked = [...selection.marks].flatMap((mark, index) =>
    mark === 1 ? [String(catalogue?.itemAt(index).id)] : [],
  );
  expect([...marked, ...selection.missing.map(String)].sort()).toEqual([...texts].sort());
  expect(selection.missing.every((id) => !known.has(String(id)))).toBe(true);

  const gained = ids.filter((id) => !had.includes(String(id)));
  const lost = before.filter((id) => !texts.includes(String(id)));
  // Both bring back what was there, whatever it was.
  if (act.does !== "reset" && act.does !== "putBack") {
    // What is protected is never added, and what may not be touched never goes.
    expect(gained.filter((id) => guard(id) !== null)).toEqual([]);
    expect(lost.filter((id) => guard(id) === "permission" && act.does !== "takeOff")).toEqual([]);
    // What stays, stays in its order; what is new comes last.
    expect(texts).toEqual([...had.filter((id) => texts.includes(id)), ...gained.map(String)]);
  }
  if (act.does === "selectAll") {
    expect(lost).toEqual([]);
    expect(gained.every((id) => shown.includes(String(id)))).toBe(true);
    expect(shown.filter((id) => guard(id) === null && !texts.includes(id))).toEqual([]);
  }
  // Looking is not choosing.
  if (["search", "look", "open"].includes(act.does)) expect(texts).toEqual(had);
  // Every count adds up.
  const visible = [...(shownNow.rows?.indices() ?? [])].filter((index) => selection.marks[index] === 1);
  const rows = shownNow.rows;
  expect(shownNow.hidden).toBe(shownNow.count - visible.length - (rows?.missingCount ?? 0));
}

describe("any 50 things that an operator does", () => {
  it.each([true, false])(
    "keep every rule of choosing (deleted items shown: %j)",
    (showDeleted) => {
      fc.assert(
        fc.property(fc.array(operation, { minLength: 50, maxLength: 50 }), (acts) => {
          const picker = openPicker(list, { ...settings, showDeleted }, values);
          for (const act of acts) {
            const rows = picker.list.shown.now().rows;
            const catalogue = picker.list.shown.now().catalogue;
            const shown = [...(rows?.indices() ?? [])].map((index) => String(catalogue?.itemAt(index).id));
            const [before, eventsBefore] = [picker.ids(), picker.events.length];
            perform(picker, act);
            // With the first edit the deleted leave too, and the page is told.
            const dropped = picker.events
              .slice(eventsBefore)
              .some((each) => Object.hasOwn(Object(each), "dropped"));
            check(picker, act, dropped ? before.filter((id) => known.has(String(id))) : before, shown);
          }
        }),
        { numRuns: 60 },
      );
    },
    120_000,
  );

  it("never take more than one item where one can be chosen", () => {
    fc.assert(
      fc.property(fc.array(operation, { minLength: 50, maxLength: 50 }), (acts) => {
        const picker = openPicker(list, { ...settings, multiple: false }, 0);
        const forOne = acts.filter(({ does }) =>
          ["press", "move", "search", "look", "open", "clear", "backspace", "reset"].includes(does),
        );
        for (const act of forOne) {
          const before = picker.ids();
          perform(picker, act);
          const ids = picker.ids();
          expect(ids.length).toBeLessThanOrEqual(1);
          if (act.does !== "reset")
            expect(ids.filter((id) => !before.includes(id) && guard(id) !== null)).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
