import { type Atom, atom, type createStore } from "jotai/vanilla";
import { createValueModel, type EditedValueModel, type FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import type { PlainData } from "../../lib/plain-data.js";
import { subscribeAll } from "../../lib/subscribe-all.js";
import { messageWords } from "./messages.js";
import type { MessageEditorSettings } from "./settings.js";

/** The state of one message editor, and everything that can be done to it. */
export interface MessageModel
  extends Omit<EditedValueModel<string, MessageEditorSettings>, "atoms" | "payload" | "load"> {
  readonly atoms: EditedValueModel<string, MessageEditorSettings>["atoms"] & {
    readonly text: Atom<string>;
    readonly problems: Atom<readonly MessageProblem[]>;
    /** Server's errors about the text that it refused; another text has none. */
    readonly fieldErrors: Atom<readonly string[]>;
  };
  value(): string;
  payload(): string;
  /** Always `null`: a text alone is no record. */
  record(): null;
  differences(data: PlainData): number;
  problems(): readonly MessageProblem[];
  isEmpty(): boolean;
  /** Nothing is in it, and nothing was. */
  isBlank(): boolean;
  subscribe(listener: () => void): () => void;
  /** `null` is the empty text; `false` for what is no text. */
  load(data: PlainData): boolean;
  /** Back to what was last set or finished, as one step that can be undone. */
  reset(): void;
  /** Puts a draft in place of the text, as one step that can be undone. */
  restoreDraft(data: PlainData): boolean;
  /** Shows the errors of a refused save at the text until it changes; without a failure nothing. */
  showRefusal(sent: string, failure: Failure | null): void;
  /** Place at which a server error with this message is shown, if it is about the text. */
  serverErrorAt(message: string): FocusTarget | undefined;
  applySave(payload: PlainData): void;
  /** `typed` joins what was typed just before; anything else is a step of its own. */
  write(written: string, kind: "typed" | "step"): void;
  /** Sends the focus to the text. */
  goTo(target?: FocusTarget): void;
}

/** Why a text may not be saved. */
interface MessageProblem {
  readonly message: string;
}

/** Makes the model of one message text. Its atoms live in `store`; `onEdit` is called after each edit by the operator. */
export function createMessageModel(options: {
  store: ReturnType<typeof createStore>;
  settings: MessageEditorSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  onEdit(): void;
}): MessageModel {
  const { store } = options;
  const model = createValueModel<string, MessageEditorSettings>({
    ...options,
    initial: "",
    payload: (text) => text,
  });
  const { present: text, settings, dirty } = model.atoms;
  const fault = atom((get) => faultOf(get(text), get(settings)));
  const refused = atom<{ text: string; messages: readonly string[] }>({ text: "", messages: [] });
  const fieldErrors = atom((get) => {
    const { text: sent, messages } = get(refused);
    return sent === get(text) ? messages : noMessages;
  });
  // Another list only with another fault: around the text nothing is drawn for a key.
  const problems = atom((get) => problemsOf(get(fault), get(settings)));

  return {
    ...model,
    atoms: { ...model.atoms, text, problems, fieldErrors },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    value: model.present,
    payload: model.present,
    record: () => null,
    differences: (data: PlainData) => (data === model.present() ? 0 : 1),
    problems: () => store.get(problems),
    isEmpty: () => model.present() === "",
    isBlank: () => model.present() === "" && !model.isDirty(),
    subscribe: (listener: () => void) => subscribeAll(store, [text, dirty, problems, settings], listener),

    load(data: PlainData): boolean {
      if (data !== null && typeof data !== "string") return false;
      model.load(data ?? "");
      return true;
    },
    reset(): void {
      if (model.isDirty()) model.resetTo(model.baseline());
    },
    restoreDraft: (data: PlainData) => model.edit(typeof data === "string" ? data : null),
    showRefusal(sent: string, failure: Failure | null): void {
      const messages = failure?.kind === "invalid" ? (failure.fields.text ?? []) : [];
      store.set(refused, { text: sent, messages });
    },
    serverErrorAt: (message: string): FocusTarget | undefined =>
      store.get(fieldErrors).includes(message) ? textField : undefined,
    applySave: (payload: PlainData) => model.rebase(payload as string),

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    write(written: string, kind: "typed" | "step"): void {
      model.announce(null);
      model.edit(written, kind === "typed" ? "text" : undefined);
    },

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    goTo: () => model.focusOn(textField),
  };
}

/** The same list, so that a key draws nothing for it. */
const noMessages: readonly never[] = [];

const textField: FocusTarget = { row: null, field: "text" };

/** Why a text may not be saved (rules: message-length). An empty one may: whether one is required is the element's to say. */
function faultOf(text: string, { longest }: MessageEditorSettings): "blank" | "too long" | null {
  if (text !== "" && text.trim() === "") return "blank";
  return text.length > longest ? "too long" : null;
}

function problemsOf(
  fault: ReturnType<typeof faultOf>,
  { longest, locale }: MessageEditorSettings,
): readonly MessageProblem[] {
  const words = messageWords[locale];
  if (fault === null) return [];
  return [{ message: fault === "blank" ? words.textRequired : words.textTooLong(longest) }];
}
