import { createStore } from "jotai/vanilla";
import {
  type NewItem,
  type ResourceItem,
  type ResourceSource,
  readResourceSource,
} from "../../../src/api/resources.js";
import {
  createPickerModel,
  createResource,
  type PickerModel,
  type PickerSettings,
  type Resource,
} from "../../../src/features/picker/index.js";
import { createListModel, type ListModel } from "../../../src/features/picker/open/list-model.js";
import type { Row } from "../../../src/features/picker/open/rows/rows.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { type Desk, openDesk } from "../../collection/desk.js";

export { flushMicrotasks } from "../../collection/desk.js";

const plainSettings: PickerSettings = {
  locale: "ja",
  kind: "tag",
  multiple: true,
  onlyEditable: false,
  showDeleted: false,
  allowNew: true,
  disallowLmp: false,
  allowedTypes: null,
  allowedGenerations: null,
  extraItems: [],
  senderId: null,
  abilities: ["tag-write", "var-write", "journey-write"],
  required: false,
  readonly: false,
  disabled: false,
};

/** What a page that asks for nothing special gets, but several items. */
export function settingsWith(changes: Partial<PickerSettings> = {}): PickerSettings {
  return { ...plainSettings, ...changes };
}

/** A list of these items, in this order. */
export function sourceOf(
  items: readonly ResourceItem[],
  groups: readonly { id: number | string; name?: string }[] = [],
  meta: ResourceSource["meta"] = {},
): ResourceSource {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    groups: Object.fromEntries(groups.map((group) => [group.id, group])),
    ids: items.map(({ id }) => id),
    group_ids: groups.map(({ id }) => id),
    meta,
  };
}

/** A list as a server sends it, read as the element reads it. */
export function readSource(data: unknown): ResourceSource {
  const source = readResourceSource(data as PlainData);
  if (source === null) throw new Error("the test's own list cannot be read");
  return source;
}

/** What the page injects, as the element marks it. */
export function injected(id: number | string, name: string): ResourceItem {
  return { id, name, super: true, noact: true };
}

/** A list whose loading is up to the test, and a clock. */
export function openResource(forbiddenIsEmpty = false) {
  const desk = openDesk<AbortSignal, ResourceSource>();
  const clock = { now: 0 };
  const resource = createResource({
    given: null,
    load: (signal) => desk.call(signal),
    forbiddenIsEmpty,
    now: () => clock.now,
  });
  return { resource, clock, asked: desk.asked, answer: desk.answer };
}

/** A list that is there. */
export function givenResource(source: ResourceSource): Resource {
  return createResource({
    given: source,
    load: () => Promise.reject(new Error("not loaded")),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
}

/** A picker, and what a test looks at. */
export interface OpenPicker {
  model: PickerModel;
  /** What its open list shows, and what can be done in it. */
  list: ListModel;
  /** What the element was told, in order. */
  events: unknown[];
  additions: Desk<NewItem, ResourceItem>;
  ids(): readonly (number | string)[];
  /** What stands in the list: headings in brackets, names, `#id` of deleted items, `+` for the offer. */
  listed(): string[];
  /** The position of an item in the open list, by its name. */
  at(name: string): number;
  press(name: string): void;
  configure(changes: Partial<PickerSettings>): void;
  /** Opens it again, as it is drawn anew. */
  open(query?: string): void;
  leave(): void;
}

/** A picker of a list, open, with a value. */
export function openPicker(
  list: ResourceSource | Resource,
  settings: Partial<PickerSettings> = {},
  value: PlainData = null,
): OpenPicker {
  const store = createStore();
  const events: unknown[] = [];
  const additions = openDesk<NewItem, ResourceItem>();
  const resource = "subscribe" in list ? list : givenResource(list);
  let now = settingsWith(settings);
  const model = createPickerModel({
    store,
    settings: now,
    resource,
    add: additions.call,
    events: {
      edited: () => events.push("edited"),
      refused: (refusal) => events.push(refusal),
      added: (item) => events.push({ added: item }),
      addFailed: (name) => events.push({ addFailed: name }),
      dropped: (ids) => events.push({ dropped: ids }),
    },
  });
  if (!model.load(value)) throw new Error("the test's own value is none");
  const leave = model.follow(resource);
  model.open();
  let opened = createListModel(model);
  const rows = () => opened.shown.now().rows;
  const all = (): Row[] =>
    Array.from({ length: rows()?.rowCount ?? 0 }, (_, row) => rows()?.rowAt(row) as Row);
  const nameOf = (row: Row): string => {
    const list = model.field.now().catalogue;
    if (row.is === "item") return list?.nameAt(row.index) ?? "";
    if (row.is === "missing") return `#${row.id}`;
    if (row.is === "create") return "+";
    return `[${typeof row.of === "object" ? row.of.group : row.of}]`;
  };
  const rowNamed = (name: string): Row => {
    const row = all().find((each) => nameOf(each) === name);
    if (!row) throw new Error(`no row is called ${name}`);
    return row;
  };
  return {
    model,
    get list() {
      return opened;
    },
    events,
    additions,
    ids: () => model.ids(),
    listed: () => all().map(nameOf),
    at: (name) => (rowNamed(name) as { ariaPosInSet: number }).ariaPosInSet,
    press: (name) => opened.pressRow(rowNamed(name)),
    open(query) {
      model.open(query);
      opened = createListModel(model);
    },
    configure(changes) {
      now = { ...now, ...changes };
      model.configure(now);
    },
    leave,
  };
}
