import { describe, expect, it } from "vitest";
import { PropertyBag } from "../../src/element-base/property-bag.js";

const declarations = {
  label: { kind: "text" },
  open: { kind: "boolean" },
  size: { kind: "number" },
  mode: { kind: "choice", choices: ["a", "b"], default: "a" },
  types: { kind: "words" },
  value: { kind: "json" },
} as const;

type Name = keyof typeof declarations;

/** One thing that happens to one name: an attribute is written or removed, or a property assigned. */
type Event = { attribute: string | null } | { property: unknown };

describe("attribute and property are one thing: the later of the two wins", () => {
  it.each<[what: string, name: Name, events: Event[], value: unknown]>([
    ["nothing happened", "label", [], null],
    ["nothing happened to a choice", "mode", [], "a"],
    ["an attribute", "label", [{ attribute: "x" }], "x"],
    ["a property", "label", [{ property: "x" }], "x"],
    ["a property after an attribute", "label", [{ attribute: "x" }, { property: "y" }], "y"],
    ["an attribute after a property", "label", [{ property: "y" }, { attribute: "x" }], "x"],
    ["an object after JSON", "value", [{ attribute: '{"a":1}' }, { property: { a: 2 } }], { a: 2 }],
    ["JSON after an object", "value", [{ property: { a: 2 } }, { attribute: '{"a":1}' }], { a: 1 }],

    ["a removed attribute", "label", [{ attribute: "x" }, { attribute: null }], null],
    ["a removed choice", "mode", [{ attribute: "b" }, { attribute: null }], "a"],
    ["a removed flag", "open", [{ attribute: "" }, { attribute: null }], false],
    ["an attribute removed after a property", "label", [{ property: "y" }, { attribute: null }], null],
    ["a property taken back", "mode", [{ property: "b" }, { property: undefined }], "a"],
    ["a property set to null", "types", [{ property: ["1"] }, { property: null }], null],
    ["a flag taken back", "open", [{ attribute: "" }, { property: false }], false],

    ["an unreadable attribute", "size", [{ attribute: "7" }, { attribute: "seven" }], 7],
    ["an unreadable property", "value", [{ property: { a: 1 } }, { property: () => 1 }], { a: 1 }],
    ["an unreadable choice", "mode", [{ attribute: "b" }, { attribute: "c" }], "b"],
    ["something unreadable from the start", "size", [{ attribute: "seven" }], null],
    ["an unreadable choice from the start", "mode", [{ attribute: "c" }], "a"],
    ["something readable after it", "size", [{ attribute: "seven" }, { attribute: "8" }], 8],
    ["a removal after it", "size", [{ attribute: "7" }, { attribute: "seven" }, { attribute: null }], null],
  ])("%s", (_, name, events, value) => {
    const bag = new PropertyBag(declarations);
    for (const event of events) happen(bag, name, event);
    expect(bag.get(name)).toEqual(value);
  });
});

describe("what was given is told apart from what is a default", () => {
  it.each<[name: Name, events: Event[], given: unknown]>([
    ["mode", [], undefined],
    ["mode", [{ attribute: "b" }], "b"],
    ["mode", [{ attribute: "a" }], "a"],
    ["mode", [{ attribute: "b" }, { attribute: null }], undefined],
    ["mode", [{ property: "b" }, { property: null }], undefined],
    ["mode", [{ attribute: "c" }], undefined],
    ["open", [{ property: false }], false],
    ["types", [{ attribute: "" }], []],
  ])("%s after %j: %j", (name, events, given) => {
    const bag = new PropertyBag(declarations);
    for (const event of events) happen(bag, name, event);
    expect(bag.given(name)).toEqual(given);
  });
});

describe("what is wrong is told to whoever asked", () => {
  it.each<[event: Event, problem: string | null]>([
    [{ attribute: "7" }, null],
    [{ attribute: null }, null],
    [{ attribute: "seven" }, '"seven" is not a number'],
    [{ property: 7 }, null],
    [{ property: undefined }, null],
    [{ property: "seven" }, '"seven" is not a number'],
  ])("%j: %j", (event, problem) => {
    expect(happen(new PropertyBag(declarations), "size", event)).toBe(problem);
  });
});

it("a name that is not declared is nobody's", () => {
  const bag = new PropertyBag(declarations);
  expect([bag.readAttribute("style", "x"), bag.assign("style", "x")]).toEqual([null, null]);
  expect([bag.get("style"), bag.given("style")]).toEqual([undefined, undefined]);
});

it("names do not touch each other, nor do bags", () => {
  const [one, other] = [new PropertyBag(declarations), new PropertyBag(declarations)];
  one.assign("label", "x");
  expect([one.get("label"), one.get("size"), other.get("label")]).toEqual(["x", null, null]);
});

function happen(bag: PropertyBag, name: Name, event: Event): string | null {
  return "attribute" in event ? bag.readAttribute(name, event.attribute) : bag.assign(name, event.property);
}
