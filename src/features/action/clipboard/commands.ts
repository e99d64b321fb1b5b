import type { createStore } from "jotai/vanilla";
import { isPlainObject } from "../../../lib/plain-data.js";
import { clipboardWords, readClip, writeClip } from "../../editing/late.js";
import { addingWords } from "../adding/words.js";
import type { EffectRow } from "../entity.js";
import type { ActionModel } from "../model.js";
import { type ActionWords, actionWords, effectLabel } from "../words.js";
import type { EffectClipboardWords } from "./messages.ja.js";
import { judgePaste, type PasteRefusal, pasteEffects } from "./paste.js";
import { effectClipboardWords } from "./words.js";

/** What copying needs of the screen around. */
export interface ClipboardPort {
  /** `false` when the browser refuses. */
  write(text: string): Promise<boolean>;
  /** `null` when the browser refuses. */
  read(): Promise<string | null>;
  say(text: string): void;
  refuse(title: string, reasons: readonly string[]): void;
  /** What was pasted, so that it can be looked up what of it does not exist here. */
  pasted(rows: readonly EffectRow[], said: string): void;
}

/** Copying, cutting and pasting in one action. `key` names an effect, `null` the action as a whole. */
export type EffectClipboard = ReturnType<typeof createEffectClipboard>;

/** Makes the commands of one editor; keys give and take their text by the event, menus ask the browser. */
export function createEffectClipboard(
  model: ActionModel,
  store: ReturnType<typeof createStore>,
  port: ClipboardPort,
) {
  const settings = () => store.get(model.atoms.settings);
  const isFixed = () => settings().readonly || settings().disabled;
  const said = () => ({
    ...actionWords[settings().locale],
    alreadyAdded: addingWords[settings().locale].alreadyAdded,
    ...clipboardWords[settings().locale],
    ...effectClipboardWords[settings().locale],
  });

  /** What an effect is called: by its number and its label. */
  function placeName(key: string): string {
    const at = model.state().rows.findIndex((row) => row.key === key);
    const effect = model.state().rows[at]?.effect ?? null;
    return said().heading(at + 1, effectLabel(isPlainObject(effect) ? effect.type : null, said()));
  }

  function sayCopied(key: string | null): void {
    const words = said();
    store.set(model.atoms.happening, null);
    if (key === null) port.say(words.copiedMany(model.state().rows.length, words.effects));
    else port.say(words.copied(placeName(key)));
  }

  /** One message tells of the cut; that of the removal would be a second. */
  function takeAway(key: string): void {
    const name = placeName(key);
    model.removeEffect(key);
    store.set(model.atoms.happening, null);
    port.say(said().cutOut(name));
  }

  function paste(text: string, key: string | null): void {
    const words = said();
    // What was said of the copy is no answer to this.
    port.say("");
    const clip = readClip(text, "effects");
    if (!clip.ok) {
      const reason = words[clip.problem];
      port.refuse(typeof reason === "string" ? reason : reason(words.effects), []);
      return;
    }
    const before = model.state();
    const { effects, refusals } = judgePaste(before, clip.items, settings());
    if (model.edit(pasteEffects(before, key, effects)))
      show(model.state().rows.filter((row) => !before.rows.includes(row)));
    const reasons = [
      ...new Set(refusals.map((refusal) => refusalText(refusal, words))),
      ...(clip.unreadable > 0 ? [words.unreadable(clip.unreadable)] : []),
    ];
    // After the edit: it takes away what was said before.
    if (reasons.length > 0) port.refuse(effects.length === 0 ? words.notPasted : words.partlyPasted, reasons);
  }

  /** Opens the first pasted panel and goes to its head, not into its fields: there the next paste would be of text. */
  function show(rows: readonly EffectRow[]): void {
    const [first] = rows;
    if (!first) return;
    store.set(model.atoms.happening, null);
    model.goTo({ row: first.key, field: "toggle" });
    const words = said();
    const text =
      rows.length === 1 ? words.pasted(placeName(first.key)) : words.pastedMany(rows.length, words.effects);
    port.say(text);
    port.pasted(rows, text);
  }

  return {
    isFixed,
    /** The text for an effect or for all of them; `null` where there is nothing. */
    textOf(key: string | null): string | null {
      const { rows } = model.state();
      const wanted = key === null ? rows : rows.filter((row) => row.key === key);
      if (wanted.length === 0) return null;
      return writeClip(
        "effects",
        wanted.map(({ effect }) => effect),
      );
    },
    sayCopied,
    takeAway,
    paste,

    async copyByMenu(key: string): Promise<void> {
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

function refusalText(
  { type, why }: PasteRefusal,
  words: ActionWords & EffectClipboardWords & { alreadyAdded: string },
): string {
  const reason = why === "used" ? words.alreadyAdded : words.notOffered;
  return words.problemAt(effectLabel(type, words), reason);
}
