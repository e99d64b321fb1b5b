import r2wc from "@r2wc/react-to-web-component";
import { type ReactNode, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { usePrefetch } from "../kit/Deferred.js";
import { selectPressed } from "../kit/select-pressed.js";
import { adoptSheets, SheetContext } from "../kit/sheets.js";
import type { StyleText } from "../kit/style-text.js";
import { kitStyles } from "../kit/styles.js";
import { uncoverFocus } from "../kit/uncover-focus.js";
import type { Locale } from "../lib/locale.js";
import { crashScreen } from "./deferred.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { finishByKey } from "./finish-key.js";
import { firstField, focusFirstField, watchLostFocus } from "./first-field.js";
import { holdPressed } from "./hold-pressed.js";
import { keepKeysFromPage } from "./page-keys.js";
import { keepWheelFromPage } from "./page-wheel.js";
import { separatePresses } from "./separate-presses.js";
import { mountWhenNear } from "./when-near.js";

/** Members of r2wc's class that we use: mount React on connecting, unmount on disconnecting. */
interface R2wcElement extends HTMLElement {
  /** @internal */
  connectedCallback(): void;
  /** @internal */
  disconnectedCallback(): void;
  /** Node that React is mounted on. @internal */
  container: HTMLElement;
}

/** r2wc extends HTMLElement when called. Without a DOM (Node) an inert class keeps the module importable. */
const R2wcElement = (typeof HTMLElement === "undefined"
  ? class {}
  : // Its attributes, properties and events are not used (`props: {}`): each of them loses data (see README.md beside this file).
    r2wc(Host, { shadow: "open", props: {} })) as unknown as abstract new () => R2wcElement;

/** The element of its first mount node, which is all that r2wc ever gives the component. */
const elements = new WeakMap<Node, MountingElement>();

/**
 * React inside an open shadow root. What r2wc lacks is here: nothing mounts while detached or far from the screen, a
 * move keeps everything, styles are shared sheets, and a crash leaves a way on. Members that only the library and the
 * browser call are marked internal, and so left out of the published types.
 */
export abstract class MountingElement extends R2wcElement {
  #mounted = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #snapshot = {};
  #hasLostFocus = (): boolean => false;
  #letGoOfWindow = (): void => {};
  #renderer: (() => void) | undefined;
  /** A document that adopts the element drops the sheets of the one before, so what came later is remembered. */
  readonly #deferredSheets = new Set<StyleText>();

  constructor() {
    super();
    keepKeysFromPage(this);
    keepWheelFromPage(this);
    holdPressed(this);
    separatePresses(this);
    finishByKey(this);
    if (!this.shadowRoot) return;
    this.#letGoOfWindow = uncoverFocus(this.shadowRoot);
    selectPressed(this.shadowRoot);
    this.#hasLostFocus = watchLostFocus(this.shadowRoot);
  }

  /** Style texts beside the kit's. */
  protected abstract readonly styles: readonly StyleText[];
  /** Selector of the place in which one begins (`autofocus`, `focus()`), where that is not the first field. */
  protected readonly beginsAt: string | undefined = undefined;
  /** Content by the current settings. @internal */
  abstract render(): ReactNode;
  /** The element came onto the page; it need not be drawn yet. */
  protected abstract arrived(): void;
  /** It was taken out of its place and put into another at once. */
  protected moved(): void {}
  /** The element left the page for good; it may still come back. */
  protected abstract left(): void;
  /** The operator's work as text, for copying when nothing can be shown. @internal */
  abstract workAsText(): string;
  /** @internal */
  abstract crashed(error: unknown): void;
  /** @internal */
  abstract get shownLocale(): Locale;

  /**
   * r2wc's constructor calls this; what it gets back is what it mounts on: a node of our own, never the root itself.
   * @internal
   */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const root = super.attachShadow({ ...init, delegatesFocus: true });
    const mount = createMount();
    root.append(mount);
    elements.set(mount, this);
    return mount as unknown as ShadowRoot;
  }

  /** @internal */
  override connectedCallback(): void {
    this.#adoptStyles();
    const moved = this.#leaving !== undefined;
    clearTimeout(this.#leaving);
    this.#leaving = undefined;
    // After a move (append, jQuery's detach) everything is still there.
    if (moved) this.moved();
    else this.arrived();
    if (this.isWaiting) mountWhenNear(this);
  }

  /** @internal */
  override disconnectedCallback(): void {
    this.#letGoOfWindow();
    // Late, so that a move is no unmount, and so that a React page may remove us while it renders.
    this.#leaving = setTimeout(() => {
      this.#leaving = undefined;
      this.left();
      this.#unmount();
    }, 0);
  }

  /** With it, `moveBefore` does not disconnect at all. @internal */
  connectedMoveCallback(): void {
    // The focus stays where it is; the caret only in a field of the browser's.
    this.shadowRoot?.activeElement?.dispatchEvent(new CustomEvent("moved"));
  }

  /** @internal */
  get isWaiting(): boolean {
    return !this.#mounted && this.isConnected;
  }

  /** Draws, if it is waiting. @internal */
  mount(): void {
    if (!this.isWaiting) return;
    this.#mounted = true;
    this.container.className = mountClass;
    this.container.lang = this.shownLocale;
    // React would draw in a later task, after a frame without us.
    flushSync(() => super.connectedCallback());
    if (this.shadowRoot && this.hasAttribute("autofocus"))
      focusFirstField(this, this.shadowRoot, this.beginsAt);
  }

  /** The first field gets it. */
  override focus(options?: FocusOptions): void {
    this.mount();
    const field = this.shadowRoot && !this.#hasLostFocus() && firstField(this.shadowRoot, this.beginsAt);
    if (field) field.focus(options);
    else super.focus(options);
  }

  #unmount(): void {
    super.disconnectedCallback();
    // Only now: what loses the focus as it goes may give it to the element, which would mount again.
    this.#mounted = false;
    this.container.className = waitingClass;
  }

  /** Draws again with a fresh mount node; what React was mounted on may be beyond repair. The model stays. @internal */
  remount(): void {
    if (!this.isConnected) return;
    this.#unmount();
    const mount = createMount();
    this.container.replaceWith(mount);
    this.container = mount;
    this.mount();
  }

  /** Something that `render` reads has changed. */
  protected redraw(): void {
    this.#snapshot = {};
    if (this.#mounted) this.container.lang = this.shownLocale;
    this.#renderer?.();
  }

  /** For the React side: calls back when something that `render` reads has changed. @internal */
  readonly subscribe = (renderer: () => void): (() => void) => {
    this.#renderer = renderer;
    return () => {
      this.#renderer = undefined;
    };
  };

  /** For the React side: a new object for each state of the settings. @internal */
  readonly snapshot = (): object => this.#snapshot;

  #adoptStyles(): void {
    if (this.shadowRoot)
      adoptSheets(this.shadowRoot, [...kitStyles, ...this.styles, ...this.#deferredSheets]);
  }

  /** For widgets that are loaded on their own. @internal */
  readonly adoptSheet = (text: StyleText): void => {
    if (this.#deferredSheets.has(text)) return;
    this.#deferredSheets.add(text);
    this.#adoptStyles();
  };
}

/** The one component that r2wc mounts: whatever the element wants to show, inside a boundary. */
function Host({ container }: { container?: HTMLElement }): ReactNode {
  const element = elements.get(container as Node) as MountingElement;
  usePrefetch(crashScreen);
  return (
    <SheetContext value={element.adoptSheet}>
      <ErrorBoundary element={element}>
        <Content element={element} />
      </ErrorBoundary>
    </SheetContext>
  );
}

/** Inside the boundary, so that an element whose own `render` throws shows the crash screen and not nothing. */
function Content({ element }: { element: MountingElement }): ReactNode {
  useSyncExternalStore(element.subscribe, element.snapshot);
  return element.render();
}

const mountClass = "mount";
/** Keeps room, or all that wait would be in one place, and near. */
const waitingClass = "mount waiting";

/** Focusable, so that a press on bare ground focuses it and not, by delegation, the first field of the editor. */
function createMount(): HTMLElement {
  const mount = document.createElement("div");
  mount.className = waitingClass;
  mount.tabIndex = -1;
  return mount;
}
