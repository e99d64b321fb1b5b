import "../../../src/entries/action-editor.js";
import "../../../src/entries/funnel-editor.js";
import "../../../src/entries/item-picker.js";
import "../../../src/entries/message-editor.js";
import { configure } from "../../../src/element-base/page.js";

/* The four elements on one page, with lists of 300 items, and what an operator does in each again and again. */

const items = Array.from({ length: 300 }, (_, at) => ({
  id: at + 1,
  name: `選択肢 ${at + 1}`,
  group_id: null,
  unique: `x${at}`,
}));
const list = {
  items: Object.fromEntries(items.map((item) => [item.id, item])),
  groups: {},
  ids: items.map(({ id }) => id),
  group_ids: [],
  meta: {},
};
window.fetch = async (address) =>
  Response.json(
    String(address instanceof Request ? address.url : address).includes("/v_resource/") ? list : [],
  );
configure({ abilities: ["user-mail", "richmenu"] });

type Editor = HTMLElement & { value: unknown; undo(): void };
const made = (tag: string) => document.createElement(tag) as Editor;
const [action, filter, picker, message] = [
  "action-editor",
  "funnel-editor",
  "item-picker",
  "message-editor",
].map(made) as [Editor, Editor, Editor, Editor];
const editors = [action, filter, picker, message];

/** What is loaded, in turn: the record that comes next. */
const names = ["はじめ", "つぎ"] as const;
const records = names.map((name) => {
  const text = {
    type: 1,
    text: `${name}[[name]]`,
    delay_type: 0,
    delay_min: 0,
    delay_max: 0,
    delay_at: "12:00",
  };
  const tags = { type: 13, remove: 0, use_group: 0, tag_ids: [1, 2], tag_group_id: null };
  const friend = { type: 11, names: [name], use_name: 1, use_short_name: 1, use_nickname: 1 };
  const tagged = { type: 60, use_group: 0, tag_ids: [1, 2], tag_group_id: null, tag_or: 0 };
  return {
    action: {
      aid: 1,
      a_name: "",
      a_twice_type: 0,
      is_template: 0,
      group_id: null,
      inputs: [text, tags, text],
    },
    filter: { fid: 1, name, inputs: [friend, tagged, { type: 120, effects: [friend] }] },
    picker: name === "はじめ" ? [1] : [2, 3],
    message: `${name}[[name]]\n[[var id=201]]様`,
  };
});

function load(at: 0 | 1): void {
  const record = records[at];
  if (!record) return;
  action.value = record.action;
  filter.value = record.filter;
  picker.value = record.picker;
  message.value = record.message;
}

function isLoaded(at: 0 | 1): boolean {
  return (
    textIn(action, ".message-text").startsWith(names[at]) &&
    inside<HTMLInputElement>(filter, "[data-field=names]")?.value === names[at] &&
    inside(picker, "[role=combobox]") !== null &&
    textIn(message, ".message-text").startsWith(names[at])
  );
}

interface Gesture {
  name: string;
  act(round: number): void;
  until(): boolean;
}

const shown = (editor: Editor, selector: string) => inside(editor, selector) !== null;
const popover = "[popover]:popover-open";
let before = "";
let place: HTMLElement;

/** A press, until something is there, or until it is gone again. */
function opens(name: string, editor: Editor, pressed: string, selector: string): Gesture {
  return { name, act: () => press(editor, pressed), until: () => shown(editor, selector) };
}
function closes(name: string, editor: Editor, selector: string, pressed?: string): Gesture {
  const act = () => (pressed === undefined ? pressEscape(editor) : press(editor, pressed));
  return { name, act, until: () => !shown(editor, selector) };
}
/** What changes the value. */
function edits(name: string, editor: Editor, act: (round: number) => void): Gesture {
  function start(round: number): void {
    before = JSON.stringify(editor.value);
    act(round);
  }
  return { name, act: start, until: () => JSON.stringify(editor.value) !== before };
}
const undoes = (editor: Editor) => edits("undo", editor, () => editor.undo());

const folds = (name: string, expanded: string): Gesture => ({
  name,
  act: () => press(action, ".panel-toggle"),
  until: () => inside(action, ".panel-toggle")?.ariaExpanded === expanded,
});
const speaks = (name: string, locale: string, word: string): Gesture => ({
  name,
  act: () => each((editor) => editor.setAttribute("locale", locale)),
  until: () => textIn(message, ".message-toolbar").includes(word),
});
const loads = (name: string, at: 0 | 1): Gesture => ({
  name,
  act: () => load(at),
  until: () => isLoaded(at),
});

const inAction: Gesture[] = [
  edits("add an effect", action, () => press(action, "[data-add='1']")),
  edits("write in it", action, (round) => write(lastOf(action, ".message-text"), `書いた${round}`)),
  edits("write on", action, (round) => write(lastOf(action, ".message-text"), `と${round}`)),
  edits("move it up", action, () => lastOf(action, "[data-field=moveUp]")?.click()),
  folds("fold one", "false"),
  folds("unfold it", "true"),
  opens("open a menu", action, "[data-field=tools]", "[role=menu]"),
  closes("close it", action, "[role=menu]"),
  opens("open the list of tags", action, "[role=combobox]", "[role=option]"),
  edits("choose one", action, () => press(action, "[role=option][aria-selected=false]")),
  closes("close the list", action, "[role=option]"),
  opens("open the condition", action, "[data-field=condition]", ".condition-work [data-add='11']"),
  opens("add one to it", action, "[data-add='11']", "[data-field=names]"),
  closes("go back", action, ".condition-slide", ".condition-head .button"),
  edits("remove an effect", action, () => press(action, "[aria-label=削除]")),
  undoes(action),
  opens("open a dialog", action, "[data-insert=var]", popover),
  closes("close the dialog", action, popover),
  edits("another time to send", action, () => press(action, "[role=radiogroup] input:not(:checked)")),
];

const inFilter: Gesture[] = [
  edits("add a condition", filter, () => press(filter, "[data-add='11']")),
  edits("write in it", filter, (round) => write(lastOf(filter, "[data-field=names]"), `書いた${round}`)),
  opens("open the list of tags", filter, "[part=condition] [role=combobox]", "[role=option]"),
  edits("choose one", filter, () => press(filter, "[role=option][aria-selected=false]")),
  closes("close the list", filter, "[role=option]"),
  opens("open a menu", filter, "[part=condition] [data-field=tools]", "[role=menu]"),
  closes("close it", filter, "[role=menu]"),
  edits("add an or-panel", filter, () => press(filter, "[data-field=addOr]")),
  edits("remove a condition", filter, () => press(filter, "[data-field=remove]")),
  undoes(filter),
  opens("open the saved searches", filter, ".filter-copy button", ".filter-copy [role=option]"),
  closes("close them", filter, ".filter-copy [role=option]"),
];

const inPicker: Gesture[] = [
  opens("open the list", picker, "[role=combobox]", "[role=option]"),
  {
    name: "search",
    act: (round) => write(inside(picker, "[role=searchbox]"), String(100 + round)),
    until: () => inside(picker, "[role=option]")?.title.includes(" 1") === true,
  },
  edits("choose one", picker, () => press(picker, "[role=option]")),
  edits("let it go", picker, () => press(picker, "[role=option]")),
  closes("close the list", picker, "[role=option]"),
];

const inMessage: Gesture[] = [
  edits("write", message, (round) => write(inside(message, ".message-text"), `書いた${round}`)),
  edits("insert a name", message, () => press(message, "[data-insert=name]")),
  {
    name: "ask for suggestions",
    act: () => write(inside(message, ".message-text"), "[["),
    until: () => shown(message, ".message-suggestion-label"),
  },
  undoes(message),
  opens("open the emoji", message, "[data-insert=emoji]", "[role=gridcell]"),
  edits("choose one", message, () => press(message, "[role=gridcell]")),
  opens("show the preview", message, "[aria-pressed=false]", ".message-preview"),
  closes("hide it", message, ".message-preview", "[aria-pressed=true]"),
];

const gestures: Gesture[] = [
  loads("the next record", 1),
  ...inAction,
  ...inFilter,
  ...inPicker,
  ...inMessage,
  speaks("another language", "en", "Name"),
  speaks("and back", "ja", "名前"),
  {
    name: "away from the page",
    act: () => each((editor) => editor.remove()),
    until: () => editors.every(({ shadowRoot }) => shadowRoot?.children[0]?.childNodes.length === 0),
  },
  { name: "on the page again", act: () => mount(place), until: () => editors.every(isDrawn) },
  loads("the first record", 0),
];

const ready = () => isLoaded(0);

/** What the scenario does. */
export const ourDay = { gestures, ready, rest: () => load(0), mount };

function mount(root: HTMLElement): void {
  place = root;
  filter.setAttribute("copyable", "");
  picker.setAttribute("kind", "tag");
  picker.setAttribute("multiple", "");
  root.append(...editors);
}

function isDrawn({ shadowRoot }: Editor): boolean {
  return shadowRoot?.querySelector(".message-text, [data-field=names], [role=combobox]") != null;
}

function each(act: (editor: Editor) => void): void {
  for (const editor of editors) act(editor);
}

function inside<E extends HTMLElement>({ shadowRoot }: Editor, selector: string): E | null {
  return shadowRoot?.querySelector<E>(selector) ?? null;
}
function lastOf({ shadowRoot }: Editor, selector: string): HTMLElement | undefined {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1);
}
function textIn(editor: Editor, selector: string): string {
  return inside(editor, selector)?.textContent ?? "";
}
function press(editor: Editor, selector: string): void {
  const found = inside(editor, selector);
  if (!found) throw new Error(`<${editor.localName}> has no ${selector}`);
  found.click();
}
function pressEscape({ shadowRoot }: Editor): void {
  const key = { key: "Escape", code: "Escape", keyCode: 27, bubbles: true, composed: true, cancelable: true };
  shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
}
/** Where the caret is, as a key does. */
function write(field: HTMLElement | null | undefined, text: string): void {
  field?.focus();
  document.execCommand("insertText", false, text);
}
