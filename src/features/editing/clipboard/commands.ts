import type { Locale } from "../../../lib/locale.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import { type ClipKind, readClip, writeClip } from "./clip.js";
import { clipboardWords } from "./words.js";

/** What copying needs of the screen around. */
export interface ClipboardPort<Row> {
  /** `false` when the browser refuses. */
  write(text: string): Promise<boolean>;
  /** `null` when the browser refuses. */
  read(): Promise<string | null>;
  say(text: string): void;
  refuse(title: string, reasons: readonly string[]): void;
  /** What was pasted, so that it can be looked up what of it does not exist here. */
  pasted(rows: readonly Row[], said: string): void;
}

/** The content of an editor as far as it is copied, cut and pasted. `key` names a part of it, `null` the whole. */
export interface Copyable<Row> {
  kind: ClipKind;
  locale(): Locale;
  isFixed(): boolean;
  /** What its parts are called, as a plural. */
  plural(): string;
  /** What one part is called. */
  nameOf(key: string): string;
  /** The stored documents of a part; none where it is not there. */
  itemsOf(key: string | null): readonly PlainData[];
  remove(key: string): void;
  /** Puts in, below a part or at the end, what of this may stand there, and says why the rest may not. */
  insert(items: readonly PlainObject[], key: string | null): Inserted<Row>;
  /** Goes to what was pasted, not into its fields: there the next paste would be of text. */
  goTo(row: Row): void;
  /** What was told of an edit makes room for what is said here: two messages of one deed are one too many. */
  hush(): void;
}

/** What came in, why something did not, a sentence each, and how much of it could not be read. */
export interface Inserted<Row> {
  rows: readonly Row[];
  refusals: readonly string[];
  unreadable: number;
}

/** Copying, cutting and pasting in one editor. */
export type Clipboard = ReturnType<typeof createClipboard>;

/** Makes the commands of one editor; keys give and take their text by the event, menus ask the browser. */
export function createClipboard<Row extends { readonly key: string }>(
  content: Copyable<Row>,
  port: ClipboardPort<Row>,
) {
  const said = () => clipboardWords[content.locale()];

  /** The text for a part or for everything; `null` where there is nothing. */
  function textOf(key: string | null): string | null {
    const items = content.itemsOf(key);
    return items.length === 0 ? null : writeClip(content.kind, items);
  }

  function sayCopied(key: string | null): void {
    content.hush();
    if (key !== null) port.say(said().copied(content.nameOf(key)));
    else port.say(said().copiedMany(content.itemsOf(null).length, content.plural()));
  }

  function takeAway(key: string): void {
    const name = content.nameOf(key);
    content.remove(key);
    content.hush();
    port.say(said().cutOut(name));
  }

  function paste(text: string, key: string | null): void {
    const words = said();
    // What was said of the copy is no answer to this.
    port.say("");
    const clip = readClip(text, content.kind);
    if (!clip.ok) {
      const reason = words[clip.problem];
      port.refuse(typeof reason === "string" ? reason : reason(content.plural()), []);
      return;
    }
    const { rows, refusals, unreadable } = content.insert(clip.items, key);
    show(rows);
    const unread = clip.unreadable + unreadable;
    const reasons = [...new Set(refusals), ...(unread > 0 ? [words.unreadable(unread)] : [])];
    // After the edit: it takes away what was said before.
    if (reasons.length > 0) port.refuse(rows.length === 0 ? words.notPasted : words.partlyPasted, reasons);
  }

  function show(rows: readonly Row[]): void {
    const [first] = rows;
    if (!first) return;
    content.hush();
    content.goTo(first);
    const text =
      rows.length === 1
        ? said().pasted(content.nameOf(first.key))
        : said().pastedMany(rows.length, content.plural());
    port.say(text);
    port.pasted(rows, text);
  }

  return {
    isFixed: content.isFixed,
    textOf,
    sayCopied,
    takeAway,
    paste,

    async copyByMenu(key: string | null): Promise<void> {
      const text = textOf(key);
      if (text === null) return;
      if (await port.write(text)) sayCopied(key);
      else port.refuse(said().writeRefused, []);
    },
    async cutByMenu(key: string): Promise<void> {
      const text = textOf(key);
      if (text === null) return;
      if (await port.write(text)) takeAway(key);
      else port.refuse(said().cutRefused, []);
    },
    async pasteByMenu(key: string | null): Promise<void> {
      const text = await port.read();
      if (text === null) port.refuse(said().readRefused, []);
      else if (!content.isFixed()) paste(text, key);
    },
  };
}
