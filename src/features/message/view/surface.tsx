import { drawText } from "./drawn-text.js";
import { type Caret, MessageView, type MessageViewDeps } from "./message-view.js";

/**
 * The node of a text: drawn while nobody is in it, an editor from the first press or the focus on. A page may show two
 * hundred texts, and has one editor.
 */
export class Surface {
  #node: HTMLElement | null = null;
  #view: MessageView | null = null;
  #caret: Caret | undefined;
  #text = "";
  /** Deps of the field, which change with each drawing. */
  readonly #deps: { readonly current: MessageViewDeps };

  /** Position of the press that brings the focus. */
  #press: { left: number; top: number } | null = null;
  #isNewAtPress = false;
  /** True when the caret of the view is the operator's. */
  #wasFocused = false;
  /** The focus has gone in the middle of a conversion: it is drawn again when what was converted has been read. */
  #isLeft = false;

  /** @param port - the field as it was drawn last */
  constructor(deps: { readonly current: MessageViewDeps }) {
    this.#deps = deps;
  }

  /** Gives it its node; `null` when that goes away. */
  attach(node: HTMLElement | null): void {
    if (node === this.#node) return;
    this.#leaveView();
    this.#node = node;
    this.#draw();
  }

  /** Shows the text that the field was given. */
  setText(text: string): void {
    const isNew = text !== this.#text;
    this.#text = text;
    if (this.#view) this.#view.setText(text);
    else if (isNew) this.#draw();
  }

  /** Draws the chips and marks again: names may have come. */
  refresh(): void {
    if (!this.#view) this.#draw();
    else if (!this.#view.isComposing) this.#view.refresh();
  }

  /** The editor, made if need be; `null` without a node. */
  edit(): MessageView | null {
    const node = this.#node;
    if (this.#view || !node) return this.#view;
    const { scrollTop } = node;
    this.#view = new MessageView(node, this.#text, this.#deps, () => this.#isLeft && this.showDrawn());
    // Without the focus, something is inserted where the operator was last, or at the end.
    this.#view.putCaret(this.#caret ?? atEnd);
    node.scrollTop = scrollTop;
    return this.#view;
  }

  /** The editor, where there is one. */
  get view(): MessageView | null {
    return this.#view;
  }

  /** The mouse is over it: a press, or a selection that is drawn with it, must find the nodes of the editor. */
  pointerEntered(): void {
    this.edit();
  }

  /** The mouse has gone. */
  pointerLeft(): void {
    const root = this.#node?.getRootNode() as Document | ShadowRoot | undefined;
    if (root?.activeElement !== this.#node) this.showDrawn();
  }

  /** Pressed without a mouse over it: a finger, a pen. The browser may look for nodes that are gone then. */
  pointerPressed(left: number, top: number): void {
    this.#press = { left, top };
    this.#isNewAtPress = this.#view === null;
    this.edit();
  }

  /** The node has got the focus. */
  gotFocus(): void {
    this.#isLeft = false;
    const press = this.#press;
    this.#press = null;
    if (press !== null) this.#wasFocused = true;
    if (press === null) this.focus();
    else if (this.#isNewAtPress || this.#view === null) this.edit()?.focusAt(press);
  }

  /** By keys or by script: the caret is where it was, or at the end. */
  focus(): void {
    this.#isLeft = false;
    const isNew = this.#view === null || !this.#wasFocused;
    this.#wasFocused = true;
    this.edit()?.focus(isNew ? (this.#caret ?? atEnd) : undefined);
  }

  /** Draws it again, and gives the editor up: the focus has gone. */
  showDrawn(): void {
    this.#isLeft = this.#view?.isComposing ?? false;
    if (this.#view === null || this.#isLeft || !this.#node) return;
    const { scrollTop } = this.#node;
    this.#leaveView();
    this.#draw();
    this.#node.scrollTop = scrollTop;
  }

  #leaveView(): void {
    if (this.#wasFocused) this.#caret = this.#view?.caret ?? this.#caret;
    this.#wasFocused = false;
    this.#view?.destroy();
    this.#view = null;
  }

  #draw(): void {
    if (this.#node) drawText(this.#node, this.#text, this.#deps.current);
  }
}

const atEnd: Caret = { anchor: Number.MAX_SAFE_INTEGER, head: Number.MAX_SAFE_INTEGER };
