import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { createCompositionTracker } from "../../../kit/ime.js";
import * as edits from "./edits.js";
import { type EventHandlers, keepUpWithSelection } from "./keys.js";
import type { Composed } from "./trigger.js";

/** Deps of conversions: their view. */
export interface ConversionDeps {
  /** Something will be changed before it is reported. */
  willChange(before: Node): void;
  /** Notifies that the composed text is in the document. */
  composed(): void;
  /** ProseMirror is done with it: the text may be drawn again. */
  over(): void;
}

/** State of the input method in the text. A conversion is one edit, reported when it ends. */
export class Conversions {
  /** Tracker that tells keys of the input method from others. */
  readonly keys = createCompositionTracker();
  #composed: Composed = { from: 0, text: "" };
  /** The caret is where the operator pressed in the middle of it. */
  #isPlaced = false;

  constructor(readonly deps: ConversionDeps) {}

  readonly events = {
    compositionstart: (view) => {
      this.keys.start();
      this.#isPlaced = false;
      this.#makeRoom(view);
      this.#composed = { from: view.state.selection.from, text: "" };
    },
    compositionupdate: (_, { data }) => {
      this.#composed = { from: this.#composed.from, text: data };
    },
    compositionend: (view, { timeStamp, data }) => {
      this.keys.end(timeStamp);
      this.#composed = { from: this.#composed.from, text: data };
      // ProseMirror reads what it left in the turn after this event.
      queueMicrotask(() => queueMicrotask(() => this.#ended(view)));
      setTimeout(() => this.#over(view), conversionDelay);
      return false;
    },
    mousedown: () => {
      this.#isPlaced = true;
    },
  } satisfies EventHandlers;

  /** Text that is being composed now. */
  composedIn(view: EditorView): Composed | null {
    return view.composing ? this.#composed : null;
  }

  /** Ends it, where a press on something else has not: keyboards on screens leave it as it is. */
  finish(view: EditorView): void {
    if (!view.composing) return;
    view.dom.blur();
    view.focus();
    this.#goBehind(view);
  }

  #ended(view: EditorView): void {
    if (view.isDestroyed) return;
    this.#goBehind(view);
    this.deps.composed();
  }

  #over(view: EditorView): void {
    if (view.isDestroyed || view.composing) return;
    // On a busy page ProseMirror has not heard yet of the caret that a press has put.
    keepUpWithSelection(view);
    this.deps.over();
  }

  /** Puts the caret behind the composed text. Chromium leaves the caret where it was while something was chosen. */
  #goBehind(view: EditorView): void {
    keepUpWithSelection(view);
    const tr = this.#isPlaced ? null : edits.goBehind(view.state, this.#composed);
    if (tr) view.dispatch(tr);
  }

  /**
   * Removes the selection before the composed text replaces it. The browser leaves placeholders there, and reports
   * lines by themselves.
   */
  #makeRoom(view: EditorView): void {
    if (view.composing || !view.editable) return;
    keepUpWithSelection(view);
    const tr = edits.makeRoom(view.state);
    if (tr === null) return;
    // Reported with what is composed.
    this.deps.willChange(tr.before);
    view.updateState(view.state.apply(tr));
  }
}

/** ProseMirror ends a conversion 20 ms after the browser, in case another begins. */
const conversionDelay = 30;
