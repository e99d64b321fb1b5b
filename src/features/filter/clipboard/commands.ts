import type { createStore } from "jotai/vanilla";
import type { PlainData } from "../../../lib/plain-data.js";
import { clipboardWords, readClip, writeClip } from "../../editing/late.js";
import {
  allRows,
  conditionRows,
  type FilterRow,
  type FilterState,
  orPanels,
  panelOf,
  rowOf,
  rowsOf,
  writeRow,
} from "../entity.js";
import type { FilterModel } from "../model.js";
import { typeOf } from "../transitions.js";
import { conditionLabel, filterWords } from "../words.js";
import { judgePaste, type PasteRefusal, pasteConditions, placeAt } from "./paste.js";
import { filterClipboardWords } from "./words.js";

/** What copying needs of the screen around. */
export interface ClipboardPort {
  /** `false` when the browser refuses. */
  write(text: string): Promise<boolean>;
  /** `null` when the browser refuses. */
  read(): Promise<string | null>;
  say(text: string): void;
  refuse(title: string, reasons: readonly string[]): void;
  /** What was pasted, so that it can be looked up what of it does not exist here. */
  pasted(rows: readonly FilterRow[], said: string): void;
}

/** Copying, cutting and pasting in one filter. `key` names a row or an or-panel, `null` the filter as a whole. */
export type FilterClipboard = ReturnType<typeof createFilterClipboard>;

/** Makes the commands of one editor; keys give and take their text by the event, menus ask the browser. */
export function createFilterClipboard(
  model: FilterModel,
  store: ReturnType<typeof createStore>,
  port: ClipboardPort,
) {
  const state = () => store.get(model.atoms.state);
  const settings = () => store.get(model.atoms.settings);
  const isFixed = () => settings().readonly || settings().disabled;
  const said = () => ({
    ...filterWords[settings().locale],
    ...clipboardWords[settings().locale],
    ...filterClipboardWords[settings().locale],
  });

  /** What a row is called: by its number among its like, and its label. */
  function placeName(key: string): string {
    const row = rowOf(state(), key);
    const label = conditionLabel(row && typeOf(row.condition), said());
    return said().heading(numberOf(state(), key), label);
  }

  function sayCopied(key: string | null): void {
    if (key === null) port.say(said().copiedMany(state().rows.length, said().conditions));
    else port.say(said().copied(placeName(key)));
  }

  /** One message tells of the cut; that of the removal would be a second. */
  function takeAway(key: string): void {
    const name = placeName(key);
    model.removeRow(key);
    store.set(model.atoms.happening, null);
    port.say(said().cutOut(name));
  }

  function paste(text: string, key: string | null): void {
    const words = said();
    // What was said of the copy is no answer to this.
    port.say("");
    const clip = readClip(text, "conditions");
    if (!clip.ok) {
      const reason = words[clip.problem];
      port.refuse(typeof reason === "string" ? reason : reason(words.conditions), []);
      return;
    }
    const before = state();
    const place = placeAt(before, key, clip.items);
    const { inputs, refusals, unreadable } = judgePaste(before, place, clip.items, settings());
    if (model.insertRows((now) => pasteConditions(now, place, inputs))) show(newRows(before, state()));
    const reasons = [
      ...new Set(refusals.map((refusal) => refusalText(refusal, words))),
      ...(clip.unreadable + unreadable > 0 ? [words.unreadable(clip.unreadable + unreadable)] : []),
    ];
    // After the edit: it takes away what was said before.
    if (reasons.length > 0) port.refuse(inputs.length === 0 ? words.notPasted : words.partlyPasted, reasons);
  }

  /** Goes to the first pasted row, not into its fields: there the next paste would be of text. */
  function show(rows: readonly FilterRow[]): void {
    const [first] = rows;
    if (!first) return;
    store.set(model.atoms.happening, null);
    store.set(model.atoms.focus, { row: first.key, field: "tools" });
    const words = said();
    const text =
      rows.length === 1
        ? words.pasted(placeName(first.key))
        : words.pastedMany(rows.length, words.conditions);
    port.say(text);
    port.pasted(rows, text);
  }

  return {
    isFixed,
    /** The text for a row, for an or-panel with all that is in it, or for everything; `null` where there is nothing. */
    textOf(key: string | null): string | null {
      const rows = key === null ? state().rows : [rowOf(state(), key)].filter((row) => row !== undefined);
      if (rows.length === 0) return null;
      return writeClip(
        "conditions",
        rows.map((row): PlainData => writeRow(row)),
      );
    },
    sayCopied,
    takeAway,
    paste,

    async copyByMenu(key: string | null): Promise<void> {
      const text = this.textOf(key);
      if (text === null) return;
      if (await port.write(text)) sayCopied(key);
      else port.refuse(said().writeRefused, []);
    },
    async cutByMenu(key: string): Promise<void> {
      const text = this.textOf(key);
      if (text === null) return;
      if (await port.write(text)) takeAway(key);
      else port.refuse(said().cutRefused, []);
    },
    async pasteByMenu(key: string | null): Promise<void> {
      const text = await port.read();
      if (text === null) port.refuse(said().readRefused, []);
      else if (!isFixed()) paste(text, key);
    },
  };
}

function refusalText({ type, why }: PasteRefusal, words: RefusalWords): string {
  const reason = why === "used" ? words.alreadyAdded : words[why];
  return words.problemAt(conditionLabel(type, words), reason);
}

type RefusalWords = (typeof filterWords)["ja"] & (typeof filterClipboardWords)["ja"];

/** Where a row stands among its like, as the screen numbers it. */
function numberOf(state: FilterState, key: string): number {
  const panel = panelOf(state, key) ?? null;
  const rows = panel !== null ? rowsOf(state, panel) : undefined;
  const like =
    rows ?? [conditionRows(state), orPanels(state)].find((each) => each.some((row) => row.key === key));
  return (like ?? []).findIndex((row) => row.key === key) + 1;
}

/** The rows that came in, not what is in them. */
function newRows(before: FilterState, after: FilterState): FilterRow[] {
  const known = new Set(allRows(before).map(({ key }) => key));
  const added = allRows(after).filter(({ key }) => !known.has(key));
  const inside = new Set(added.flatMap(({ branches }) => branches ?? []));
  return added.filter((row) => !inside.has(row));
}
