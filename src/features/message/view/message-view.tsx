import type { Node } from "prosemirror-model";
import { EditorState, NodeSelection, TextSelection, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { ChipViews } from "./chip-views.js";
import { clipboardEvents, sourceOf } from "./clipboard.js";
import { Conversions } from "./conversions.js";
import type { TextLooks } from "./drawn-text.js";
import * as edits from "./edits.js";
import { type KeyDeps, keyHandlers } from "./keys.js";
import { readDocument, writeDocument } from "./schema.js";
import { type FindMarks, markAnew, showMarks } from "./text-marks.js";
import { type TypedQuery, TypedQuotes, typedQuery } from "./trigger.js";

/** Deps of a view: the parts of its field that it needs. */
export interface MessageViewDeps extends TextLooks, KeyDeps {
  /** The operator changed the text. `typed` joins what was typed before; a `step` is undone by itself. */
  onText(text: string, kind: "typed" | "step"): void;
  /** After each change of text or caret: what is being typed behind `[[`. */
  onQuery(query: TypedQuery | null): void;
  /** The caret has come over a placeholder, which is chosen as a whole. */
  onChosen(source: string): void;
  isEditable(): boolean;
}

/** Position of the caret, to be restored. */
export type Caret = { anchor: number; head: number };

/**
 * The text while it is edited, by ProseMirror. Everything that comes in comes as text: HTML is never read, so nothing has
 * to be cleansed, and no policy for it is needed.
 */
export class MessageView {
  readonly #view: EditorView;
  readonly #chips: ChipViews;
  readonly #conversions = new Conversions({
    willChange: (before) => {
      this.#normal ??= before;
    },
    composed: () => this.#report("typed"),
    over: () => this.#endConversion(),
  });
  /** Text that the field knows. */
  #text: string;
  /** The document as it was when its lines were last put right; `null` while they are. */
  #normal: Node | null = null;
  readonly #quotes = new TypedQuotes();
  /** Something was being typed behind `[[`. */
  #isAsking = false;
  /** A text that came from outside while the input method was writing. */
  #waiting: string | null = null;

  constructor(
    readonly node: HTMLElement,
    text: string,
    /** The field as it was drawn last. */
    readonly deps: { readonly current: MessageViewDeps },
    /** Called when a conversion is over, and reported. */
    readonly onConverted: () => void,
  ) {
    this.#text = text;
    this.#chips = new ChipViews(node.ownerDocument, deps);
    const doc = readDocument(text);
    const keys = keyHandlers(deps, this.#conversions.keys);
    node.replaceChildren();
    this.#view = new EditorView(
      { mount: node },
      {
        state: EditorState.create({
          doc,
          plugins: [
            showMarks(
              (text, start) => deps.current.marks(text, start),
              (text, start) => deps.current.marksOver(text, start),
            ),
          ],
        }),
        editable: () => deps.current.isEditable(),
        dispatchTransaction: (tr) => this.#dispatch(tr),
        nodeViews: { placeholder: (placeholder) => this.#chips.create(placeholder) },
        handleKeyDown: keys.handleKeyDown,
        handleClickOn: (_view, _pos, clicked, at, event, isDirect) =>
          this.#clicked(clicked, at, event, isDirect),
        handleDOMEvents: {
          // For a while after it ProseMirror takes a caret at the very beginning for the browser's mistake: `Home` did nothing.
          focus: () => true,
          ...keys.events,
          // The focus is kept by then, and the caret at the beginning.
          moved: () => this.#view.focus(),
          ...clipboardEvents({
            isEditable: () => deps.current.isEditable(),
            step: (tr) => this.#step(tr),
          }),
          ...this.#conversions.events,
        },
        clipboardTextSerializer: (slice) => slice.content.textBetween(0, slice.content.size, "\n", sourceOf),
      },
    );
  }

  // ── What the field does ────────────────────────────────────────────────────────────────────────

  /** Shows a text that came from elsewhere; in the middle of a conversion, when that is over. */
  setText(text: string): void {
    const isKnown = text === this.#text;
    this.#waiting = this.#view.composing && !isKnown ? text : null;
    if (isKnown || this.#view.composing) return;
    const tr = edits.replaceText(this.#view.state, text);
    this.#text = text;
    if (tr) this.#view.updateState(this.#view.state.apply(tr));
    // Not while the field is being drawn, from where this comes.
    queueMicrotask(() => this.#follow(null));
  }

  insertText(text: string): void {
    this.#finishConversion();
    this.#step(edits.insertText(this.#view.state, text));
  }

  /** A placeholder in place of what is chosen, or of `range`. */
  insertPlaceholder(source: string, range?: edits.Range): void {
    this.#finishConversion();
    this.#step(edits.insertPiece(this.#view.state, source, range));
  }

  remove(range: edits.Range): void {
    this.#step(edits.remove(this.#view.state, range));
  }

  /** Keeps a place of the text for later: the text may be another by then. */
  placeOf({ from, to }: edits.Range): edits.Place {
    return { doc: this.#view.state.doc, from, to };
  }

  /** The range where a place is now; `null` where what stood there is gone. */
  rangeOf(place: edits.Place): edits.Range | null {
    return edits.rangeNow(this.#view.state, place);
  }

  /** Puts the caret behind a placeholder that is selected, so that typing does not replace it. */
  leavePlaceholder(): void {
    const tr = edits.leavePlaceholder(this.#view.state);
    if (tr) this.#view.dispatch(tr);
  }

  /** Chooses the next placeholder that `isWanted`, or stretch that is found; `false` where there is none. */
  goToPlaceholder(
    isWanted: (source: string) => boolean,
    find: FindMarks | undefined,
    direction: 1 | -1,
  ): boolean {
    const { state } = this.#view;
    const selection = edits.nextToCheck(state, isWanted, find, direction);
    if (selection === undefined) return false;
    this.#view.dispatch(state.tr.setSelection(selection).scrollIntoView());
    this.#view.focus();
    return true;
  }

  /** Names may have come: every chip says again what it stands for, and what is marked is found again. */
  refresh(): void {
    this.#chips.refresh();
    const { state } = this.#view;
    this.#view.updateState(state.apply(state.tr.setMeta(markAnew, true)));
  }

  /** Box of a position of the text on the screen. */
  boxAt(offset: number): { top: number; bottom: number; left: number; right: number } {
    return this.#view.coordsAtPos(offset);
  }

  /** The node of a placeholder. */
  nodeAt(offset: number): HTMLElement | null {
    return this.#view.nodeDOM(offset) as HTMLElement | null;
  }

  /** Takes the focus over, which the node may have had before there was a view. */
  focus(caret?: Caret): void {
    if (caret) this.putCaret(caret);
    this.#view.focus();
  }

  /** The same, with the caret where the press was. */
  focusAt(press: { left: number; top: number }): void {
    const offset = this.#view.posAtCoords(press)?.pos;
    this.focus(offset === undefined ? undefined : { anchor: offset, head: offset });
  }

  get caret(): Caret {
    const { anchor, head } = this.#view.state.selection;
    return { anchor, head };
  }

  get isComposing(): boolean {
    return this.#view.composing;
  }

  destroy(): void {
    this.#view.destroy();
    this.node.classList.remove("ProseMirror", "ProseMirror-hideselection");
    // ProseMirror takes away with its own attributes what the node had before it.
    this.node.contentEditable = String(this.deps.current.isEditable());
    this.node.translate = false;
  }

  // ── What the operator does ─────────────────────────────────────────────────────────────────────

  #clicked(clicked: Node, at: number, event: MouseEvent, isDirect: boolean): boolean {
    if (!isDirect || clicked.type.name !== "placeholder" || event.button !== 0) return false;
    const { state } = this.#view;
    this.#view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, at)));
    if (this.deps.current.isEditable()) this.deps.current.onOpen(at, clicked.attrs.source);
    return true;
  }

  // ── Transactions ───────────────────────────────────────────────────────────────────────────────

  #step(tr: Transaction): void {
    this.#view.dispatch(tr.setMeta("step", true));
  }

  #dispatch(tr: Transaction): void {
    this.#normal ??= tr.before;
    this.#view.updateState(this.#view.state.apply(tr));
    if (tr.docChanged && !this.#view.composing) this.#normalise();
    const kind = tr.getMeta("step") || tr.getMeta("uiEvent") === "drop" ? "step" : "typed";
    if (tr.docChanged && !this.#view.composing) this.#report(kind);
    if (kind === "typed") this.#quotes.typed(tr, this.#conversions.composedIn(this.#view), this.#view.state);
    this.#followTyped();
    const chosen = tr.selectionSet ? edits.chosenPlaceholder(this.#view.state) : null;
    if (chosen) this.deps.current.onChosen(chosen.source);
  }

  #followTyped(): void {
    const { editable, state } = this.#view;
    const typed = editable ? typedQuery(state, this.#conversions.composedIn(this.#view)) : null;
    this.#follow(this.#quotes.asked(typed));
  }

  #normalise(): void {
    const { state } = this.#view;
    const tr = this.#normal && edits.normalise(state, this.#normal);
    if (tr) this.#view.updateState(state.apply(tr));
    this.#normal = null;
  }

  #endConversion(): void {
    this.#normalise();
    this.#report("typed");
    // After a conversion that was given up behind a placeholder the browser's caret is in the placeholder, where no key writes.
    if (this.#view.hasFocus()) this.#view.focus();
    // Names that came meanwhile.
    this.refresh();
    this.#followTyped();
    this.#showWaiting();
    this.onConverted();
  }

  #finishConversion(): void {
    this.#conversions.finish(this.#view);
    this.#showWaiting();
  }

  #showWaiting(): void {
    if (this.#waiting !== null) this.setText(this.#waiting);
  }

  #follow(query: TypedQuery | null): void {
    if (query === null && !this.#isAsking) return;
    this.#isAsking = query !== null;
    this.deps.current.onQuery(query);
  }

  #report(kind: "typed" | "step"): void {
    // What was composed into the text before one that waits is no part of that.
    if (this.#view.isDestroyed || this.#waiting !== null) return;
    const text = writeDocument(this.#view.state.doc);
    if (text === this.#text) return;
    this.#text = text;
    this.deps.current.onText(text, kind);
  }

  putCaret({ anchor, head }: Caret): void {
    const { state } = this.#view;
    const within = (offset: number) => Math.min(offset, state.doc.content.size);
    const selection = TextSelection.between(
      state.doc.resolve(within(anchor)),
      state.doc.resolve(within(head)),
    );
    this.#view.updateState(state.apply(state.tr.setSelection(selection)));
  }
}
