import { atom, type createStore } from "jotai/vanilla";
import {
  beginHistory,
  type FocusTarget,
  type History,
  recordStep,
  redoStep,
  undoStep,
} from "../../editor/index.js";
import type { PlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import { messageWords } from "./messages.js";
import type { MessageEditorSettings } from "./settings.js";

/** The state of one message editor, and everything that can be done to it. */
export type MessageModel = ReturnType<typeof createMessageModel>;

/** Makes the model of one message text. Its atoms live in `store`; `onEdit` is called after each edit by the operator. */
export function createMessageModel(options: {
  store: ReturnType<typeof createStore>;
  settings: MessageEditorSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}) {
  const { store, now, onEdit } = options;
  const settings = atom(options.settings);
  const history = atom<History<string>>(beginHistory(""));
  /** What was last set or finished. */
  const baseline = atom("");
  const focus = atom<FocusTarget | null>(null);
  const announcement = atom<"undone" | "redone" | null>(null);
  const text = atom((get) => get(history).present);
  const dirty = atom((get) => get(text) !== get(baseline));
  const canUndo = atom((get) => get(history).past.length > 0);
  const canRedo = atom((get) => get(history).future.length > 0);
  const fault = atom((get) => faultOf(get(text), get(settings)));
  // Another list only with another fault: around the text nothing is drawn for a key.
  const problems = atom((get) => problemsOf(get(fault), get(settings)));

  function travel(next: History<string> | null): boolean {
    if (next === null) return false;
    store.set(history, next);
    return true;
  }
  function walk(next: History<string> | null, done: "undone" | "redone"): void {
    if (!travel(next)) return;
    store.set(announcement, done);
    onEdit();
  }

  return {
    atoms: { settings, text, dirty, canUndo, canRedo, problems, focus, announcement },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: () => store.get(text),
    payload: () => store.get(text),
    record: () => null,
    differences: (data: PlainData) => (data === store.get(text) ? 0 : 1),
    problems: () => store.get(problems),
    isEmpty: () => store.get(text) === "",
    isBlank: () => store.get(text) === "" && !store.get(dirty),
    isDirty: () => store.get(dirty),
    canUndo: () => store.get(canUndo),
    canRedo: () => store.get(canRedo),
    undo: () => travel(undoStep(store.get(history))),
    redo: () => travel(redoStep(store.get(history))),
    configure: (next: MessageEditorSettings) => store.set(settings, next),
    subscribe: (listener: () => void) => subscribeAll(store, [text, dirty, problems, settings], listener),

    /** `null` is the empty text; what is no text is none. */
    load(data: PlainData): boolean {
      if (data !== null && typeof data !== "string") return false;
      store.set(history, beginHistory(data ?? ""));
      store.set(baseline, data ?? "");
      return true;
    },
    reset(): void {
      if (store.get(dirty)) store.set(history, recordStep(store.get(history), store.get(baseline), now()));
    },
    restoreDraft(data: PlainData): boolean {
      if (typeof data !== "string") return false;
      store.set(history, recordStep(store.get(history), data, now()));
      onEdit();
      return true;
    },
    applySave: (payload: PlainData) => store.set(baseline, payload as string),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    /** `typed` joins what was typed just before; anything else is a step of its own. */
    write(written: string, kind: "typed" | "step"): void {
      const field = kind === "typed" ? "text" : undefined;
      store.set(history, recordStep(store.get(history), written, now(), field));
      store.set(announcement, null);
      onEdit();
    },
    undoEdit: () => walk(undoStep(store.get(history)), "undone"),
    redoEdit: () => walk(redoStep(store.get(history)), "redone"),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    goTo: (_target?: FocusTarget) => store.set(focus, textField),
    focusArrived: () => store.set(focus, null),
  };
}

const textField: FocusTarget = { row: null, field: "text" };

/** Why a text may not be saved (§5, §9). An empty one may: whether one is required is the element's to say. */
function faultOf(text: string, { longest }: MessageEditorSettings): "blank" | "too long" | null {
  if (text !== "" && text.trim() === "") return "blank";
  return text.length > longest ? "too long" : null;
}

function problemsOf(
  fault: ReturnType<typeof faultOf>,
  { longest, locale }: MessageEditorSettings,
): readonly { message: string }[] {
  const words = messageWords[locale];
  if (fault === null) return [];
  return [{ message: fault === "blank" ? words.textRequired : words.textTooLong(longest) }];
}
