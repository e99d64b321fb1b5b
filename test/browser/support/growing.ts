import type { ElementTag } from "../../../src/elements/registry.js";
import { type Row, type RowWith, tableOf } from "../../elements/traits.js";
import { typeInto } from "./page-hazards.js";
import type { SmallWork, Step } from "./small-works.js";

/* The small works of elements: most come from the traits of an element, the others stand in its row. */

interface Base {
  tag: ElementTag;
  /** At most so many nodes, texts included, are drawn of it with a small value. */
  nodes: number;
  /** With everything in it that can be opened. */
  make(): HTMLElement;
  /** What is drawn last. */
  last: string;
  /** Something that it says in both languages. */
  word: { ja: string; en: string };
  /** Its lists, dialogs, slides and menus, by name. */
  opens: Readonly<Record<string, Opened>>;
  /** Works that no trait brings. */
  more?: readonly SmallWork[];
  /** What a server says to a call of it, as JSON or as it is; nothing to a call of another. */
  answer?(address: string): unknown;
}

interface Traits {
  /** Another value than its own, and what is shown of it alone. */
  value: { other: unknown; otherShows: string };
  /** It keeps its history (`undo`). */
  history: object;
  /** Something is written in it. */
  text: { field(element: Element): HTMLElement | null };
  /** What adds one of each kind; what removes one, and moves one if that can be done by a button. */
  rows: { row: string; adds: string; remove: string; move?: string };
  /** What folds and unfolds the first row. */
  folding: { fold: string };
  /** Several rows can be worked on at once; what selects one by a press with Ctrl. */
  selecting: { head: string };
}

export type GrowingElement = Row<Base, Traits>;
type With<Trait extends keyof Traits> = RowWith<Base, Traits, Trait>;

export const { row: growing, has } = tableOf<Base, Traits>();

/** By selectors: what is pressed, and what is there then. Escape closes it, unless something else is named. */
export interface Opened {
  opener: string;
  shows: string;
  closer?: string;
}

export function worksOf(element: GrowingElement): readonly SmallWork[] {
  return [
    anotherLanguage(element),
    awayFromThePage(element),
    ...(has(element, "value") ? [anotherValue(element)] : []),
    ...(has(element, "text", "history") ? [written(element)] : []),
    ...(has(element, "rows", "history") ? onRows(element) : []),
    ...(has(element, "folding") ? [folded(element)] : []),
    ...(has(element, "selecting") ? [selected(element)] : []),
    ...Object.entries(element.opens).map(([name, each]) => opened(name, each)),
    ...(element.more ?? []),
  ];
}

/** A life of another element each time: drawn, what it opens first is opened, and all of it leaves the page like that. */
export function lifeOf({ make, last, opens }: GrowingElement): SmallWork {
  const [first] = Object.values(opens);
  let element: HTMLElement;
  return {
    name: "a life",
    steps: [
      {
        act(place) {
          element = make();
          place.append(element);
        },
        until: () => inside(element, last) !== null,
      },
      {
        act: () => first && press(element, first.opener),
        until: () => first === undefined || inside(element, first.shows) !== null,
      },
      {
        act: () => element.remove(),
        until: () => element.shadowRoot?.children[0]?.childNodes.length === 0,
      },
    ],
  };
}

function anotherLanguage({ word }: GrowingElement): SmallWork {
  const speak = (locale: "ja" | "en"): Step => ({
    act: (element) => element.setAttribute("locale", locale),
    until: (element) => shows(element, word[locale]),
  });
  return { name: "another language and back", steps: [speak("en"), speak("ja")] };
}

function awayFromThePage({ last }: GrowingElement): SmallWork {
  let place: ParentNode | null = null;
  function leave(element: Element): void {
    place = element.parentElement;
    element.remove();
  }
  return {
    name: "away from the page and back",
    steps: [
      { act: leave, until: ({ shadowRoot }) => shadowRoot?.children[0]?.childNodes.length === 0 },
      { act: (element) => place?.append(element), until: (element) => inside(element, last) !== null },
    ],
  };
}

function anotherValue({ other, otherShows }: With<"value">): SmallWork {
  let before: unknown;
  return {
    name: "another value and the first again",
    steps: [
      {
        act(element) {
          before = (element as WithValue).value;
          (element as WithValue).value = other;
        },
        until: (element) => shows(element, otherShows),
      },
      {
        act: (element) => {
          (element as WithValue).value = before;
        },
        until: (element) => !shows(element, otherShows),
      },
    ],
  };
}

function written({ field }: With<"text" | "history">): SmallWork {
  let count = 0;
  return undone("a text written", (element) => {
    count += 1;
    write(field(element), `書いた${count}`);
  });
}

/** Where the caret is, as a key does: a browser keeps for its own undo what was selected, also where it can do nothing. */
export function write(field: HTMLElement | null, text: string): void {
  if (field?.isContentEditable) {
    field.focus();
    field.ownerDocument.execCommand("insertText", false, text);
  } else if (field) {
    typeInto(field, text);
  }
}

function onRows({ row, adds, remove, move }: With<"rows" | "history">): SmallWork[] {
  const first = (element: Element) => inside(element, row)?.textContent;
  let firstBefore: string | null | undefined;
  function moveFirst(element: Element): void {
    firstBefore = first(element);
    press(element, `${row} ${move}`);
  }
  return [
    addedAndUndone("a row of each kind added", row, adds),
    addedAndUndone("a row removed", row, `${row} ${remove}`, -1),
    ...(move === undefined
      ? []
      : [
          {
            name: "a row moved and undone",
            steps: [
              { act: moveFirst, until: (element: Element) => first(element) !== firstBefore },
              { act: undo, until: (element: Element) => first(element) === firstBefore },
            ],
          },
        ]),
  ];
}

/** Presses all of these at once, or the first that takes one away, and undoes it. */
export function addedAndUndone(name: string, row: string, presses: string, each = 1): SmallWork {
  let before = 0;
  let pressed = 0;
  const count = (element: Element) => insideAll(element, row).length;
  function pressAll(element: Element): void {
    before = count(element);
    const buttons = insideAll(element, presses).slice(0, each < 0 ? 1 : undefined);
    pressed = buttons.length;
    if (pressed === 0) throw new Error(`<${element.localName}> has no ${presses}`);
    for (const button of buttons) button.click();
  }
  function undoAll(element: Element): void {
    for (let at = 0; at < pressed; at++) undo(element);
  }
  return {
    name: `${name} and undone`,
    steps: [
      { act: pressAll, until: (element) => count(element) === before + each * pressed },
      { act: undoAll, until: (element) => count(element) === before },
    ],
  };
}

function folded({ fold }: With<"folding">): SmallWork {
  const toggle = (expanded: string): Step => ({
    act: (element) => press(element, fold),
    until: (element) => inside(element, fold)?.ariaExpanded === expanded,
  });
  return { name: "a row folded and unfolded", steps: [toggle("false"), toggle("true")] };
}

function selected({ head }: With<"selecting">): SmallWork {
  const how = { ctrlKey: true, detail: 1, bubbles: true, composed: true, cancelable: true };
  const toggle = (element: Element) => inside(element, head)?.dispatchEvent(new MouseEvent("click", how));
  const isSelected = (element: Element) => inside(element, ".selection-bar") !== null;
  return {
    name: "a row selected and let go",
    steps: [
      { act: toggle, until: isSelected },
      { act: toggle, until: (element) => !isSelected(element) },
    ],
  };
}

function opened(name: string, { opener, shows: shown, closer }: Opened): SmallWork {
  return {
    name: `${name}: opened and closed`,
    steps: [
      pressed(opener, shown),
      {
        act: (element) => (closer === undefined ? pressEscape(element) : press(element, closer)),
        until: (element) => inside(element, shown) === null,
      },
    ],
  };
}

/** Changes the value in one step of the history, and takes it back. */
export function undone(name: string, act: (element: Element) => void): SmallWork {
  let before: string;
  function change(element: Element): void {
    before = valueText(element);
    act(element);
  }
  return {
    name: `${name} and undone`,
    steps: [
      { act: change, until: (element) => valueText(element) !== before },
      { act: undo, until: (element) => valueText(element) === before },
    ],
  };
}

/** Presses one thing until another is there. */
export function pressed(selector: string, shown: string): Step {
  return { act: (element) => press(element, selector), until: (element) => inside(element, shown) !== null };
}

type WithValue = Element & { value: unknown };

/** As a text, so that it can be compared. */
export function valueText(element: Element): string {
  return JSON.stringify((element as WithValue).value);
}

export function undo(element: Element): void {
  (element as Element & { undo(): void }).undo();
}

/** As a script of the page does, which costs less time than an operator's press. */
export function press(element: Element, selector: string): void {
  const found = inside(element, selector);
  if (found === null) throw new Error(`<${element.localName}> has no ${selector}`);
  found.click();
}

/** Where the focus is. */
export function pressEscape({ shadowRoot }: Element): void {
  const key = { key: "Escape", code: "Escape", keyCode: 27, bubbles: true, composed: true, cancelable: true };
  shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
}

export function inside({ shadowRoot }: Element, selector: string): HTMLElement | null {
  return shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
}

export function insideAll({ shadowRoot }: Element, selector: string): readonly HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

/** By what is in it and not by what is seen: that would lay out the page each time. */
function shows({ shadowRoot }: Element, text: string): boolean {
  const said = [...(shadowRoot?.children ?? [])].map(({ textContent }) => textContent);
  // A closed picker says it as the placeholder of its field.
  const fields = [...(shadowRoot?.querySelectorAll("input") ?? [])].map(({ placeholder }) => placeholder);
  return [...said, ...fields].some((each) => each?.includes(text));
}

/** Goes to the n-th of an element's sections, from 1, and waits until this is shown of it. */
export function section(place: number, shows: string) {
  return {
    act: (element: Element) => press(element, `[role=tab]:nth-of-type(${place})`),
    until: (element: Element) =>
      element.shadowRoot?.querySelector(`[role=tabpanel]:not([hidden]) ${shows}`) !== null,
  };
}
