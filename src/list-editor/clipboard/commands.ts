import type { Locale } from "../../lib/locale.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { type ClipKind, type ClipText, type ReadClip, readClip, writeClip } from "./clip.js";
import { clipboardWords } from "./messages.js";

/** The parts of its screen that copying needs. */
export interface ClipboardDeps<Row> {
  /** `false` when the browser refuses. */
  write(clip: ClipText): Promise<boolean>;
  /** `null` when the browser refuses. */
  read(): Promise<string | null>;
  announce(text: string): void;
  refuse(title: string, reasons: readonly string[]): void;
  /** Receives the pasted rows, so that the screen can look up which of their items do not exist here. */
  pasted(rows: readonly Row[], announced: string): void;
}

/** The keys of parts, in any order; `null` is the whole. */
export type Parts = readonly string[] | null;

/** The content of an editor as far as it is copied, cut and pasted. Parts are given in the order of the document. */
export interface Copyable<Row, Item extends PlainData = PlainObject> {
  kind: ClipKind;
  /** Type guard of data that may be pasted; without it any object may. */
  isItem?(data: PlainData): data is Item;
  /** Reads items from a text that was copied elsewhere; without it such a text has none. */
  itemsOfText?(text: string): readonly Item[];
  locale(): Locale;
  isFixed(): boolean;
  /** Plural name of its parts. */
  plural(): string;
  /** Message for a text that holds none of our data, where that is not the same for all editors. */
  nothing?(): string;
  /** Name of one part. */
  nameOf(key: string): string;
  /** The keys of what is selected. */
  selected(): readonly string[];
  /** The stored documents of parts; none of what is not there. */
  itemsOf(parts: Parts): readonly PlainData[];
  /** The same as people read it, a line each. */
  sentencesOf(parts: Parts): readonly string[];
  remove(keys: readonly string[]): void;
  /** Puts in, below a part or at the end, what of this may stand there, and says why the rest may not. */
  insert(items: readonly Item[], key: string | null): Inserted<Row>;
  /** Goes to what was pasted, not into its fields: there the next paste would be of text. */
  goTo(row: Row): void;
  /** Clears the announcement of the edit: the clipboard announces it itself, and once is enough. */
  clearAnnouncement(): void;
}

/** Inserted rows, a sentence for each reason why something was left out, and how much could not be read. */
export interface Inserted<Row> {
  rows: readonly Row[];
  refusals: readonly string[];
  unreadable: number;
}

/** Copying, cutting and pasting in one editor. */
export interface Clipboard {
  isFixed(): boolean;
  selected(): readonly string[];
  /** Parts, or everything; `null` where there is nothing. */
  clipOf(parts: Parts): ClipText | null;
  /** Says what was copied: one part by its name, several by their count. */
  announceCopied(parts: Parts): void;
  /** Takes out what was cut, and says so. */
  removeParts(keys: readonly string[]): void;
  /** Puts in what a text holds, below a part or at the end, and says why the rest is not. */
  paste(text: string, key: string | null): void;
  /** By a menu the browser is asked, which may refuse. */
  copyByMenu(parts: Parts): Promise<void>;
  cutByMenu(keys: readonly string[]): Promise<void>;
  pasteByMenu(key: string | null): Promise<void>;
}

/** Makes the commands of one editor; keys give and take their text by the event, menus ask the browser. */
export function createClipboard<Row extends { readonly key: string }, Item extends PlainData>(
  content: Copyable<Row, Item>,
  deps: ClipboardDeps<Row>,
): Clipboard {
  const currentWords = () => clipboardWords[content.locale()];

  /** Parts, or everything; `null` where there is nothing. */
  function clipOf(parts: Parts): ClipText | null {
    const items = content.itemsOf(parts);
    if (items.length === 0) return null;
    return { data: writeClip(content.kind, items), readable: content.sentencesOf(parts).join("\n") };
  }

  /** One part by its name, several by their count. */
  function countOrName(
    parts: Parts,
    one: (name: string) => string,
    many: (count: number, what: string) => string,
  ): string {
    const [first, ...others] = parts ?? [];
    return first !== undefined && others.length === 0
      ? one(content.nameOf(first))
      : many(content.itemsOf(parts).length, content.plural());
  }

  function announceCopied(parts: Parts): void {
    const words = currentWords();
    content.clearAnnouncement();
    deps.announce(countOrName(parts, words.copied, words.copiedMany));
  }

  function removeParts(keys: readonly string[]): void {
    const words = currentWords();
    const text = countOrName(keys, words.cutOut, words.cutOutMany);
    content.remove(keys);
    content.clearAnnouncement();
    deps.announce(text);
  }

  function clipIn(text: string): ReadClip<Item> {
    const clip = readClip<Item>(text, content.kind, content.isItem);
    const items = clip.ok || clip.problem !== "nothing" ? [] : (content.itemsOfText?.(text) ?? []);
    return items.length > 0 ? { ok: true, items, unreadable: 0 } : clip;
  }

  function paste(text: string, key: string | null): void {
    const words = currentWords();
    // The announcement of the copy is no answer to the paste.
    deps.announce("");
    const clip = clipIn(text);
    if (!clip.ok) {
      const reason = words[clip.problem];
      const own = clip.problem === "nothing" ? content.nothing?.() : undefined;
      deps.refuse(own ?? (typeof reason === "string" ? reason : reason(content.plural())), []);
      return;
    }
    const { rows, refusals, unreadable } = content.insert(clip.items, key);
    show(rows);
    const unread = clip.unreadable + unreadable;
    const reasons = [...new Set(refusals), ...(unread > 0 ? [words.unreadable(unread)] : [])];
    // After the edit, which clears earlier messages.
    if (reasons.length > 0) deps.refuse(rows.length === 0 ? words.notPasted : words.partlyPasted, reasons);
  }

  function show(rows: readonly Row[]): void {
    const [first] = rows;
    if (!first) return;
    content.clearAnnouncement();
    content.goTo(first);
    const text =
      rows.length === 1
        ? currentWords().pasted(content.nameOf(first.key))
        : currentWords().pastedMany(rows.length, content.plural());
    deps.announce(text);
    deps.pasted(rows, text);
  }

  return {
    isFixed: content.isFixed,
    selected: content.selected,
    clipOf,
    announceCopied,
    removeParts,
    paste,

    async copyByMenu(parts: Parts): Promise<void> {
      const clip = clipOf(parts);
      if (clip === null) return;
      if (await deps.write(clip)) announceCopied(parts);
      else deps.refuse(currentWords().writeRefused, []);
    },
    async cutByMenu(keys: readonly string[]): Promise<void> {
      const clip = clipOf(keys);
      if (clip === null) return;
      if (await deps.write(clip)) removeParts(keys);
      else deps.refuse(currentWords().cutRefused, []);
    },
    async pasteByMenu(key: string | null): Promise<void> {
      const text = await deps.read();
      if (text === null) deps.refuse(currentWords().readRefused, []);
      else if (!content.isFixed()) paste(text, key);
    },
  };
}
