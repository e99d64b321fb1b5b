import r2wc from "@r2wc/react-to-web-component";
import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { groundStyles } from "../kit/ground-styles.js";
import { adoptSheets, SheetContext } from "../kit/sheets.js";
import { type Locale, languageReady, loadLanguage } from "../lib/locale.js";
import { type PlainObject, privateCopy } from "../lib/plain-data.js";
import type { ConsoleContext } from "./console-context.js";
import { type ElementDeclaration, propertyName } from "./declaration.js";
import { ErrorBoundary } from "./ErrorBoundary.js";
import { onConfigured, pageContext, reportError } from "./page.js";
import { PropertyBag } from "./property-bag.js";
import { type ElementClass, version } from "./registry.js";

/** What r2wc gives us, and all we take from it: mount React on connecting, unmount on disconnecting. */
interface MountingElement extends HTMLElement {
  /** @internal */
  connectedCallback(): void;
  /** @internal */
  disconnectedCallback(): void;
  /** What React is mounted on. @internal */
  container: HTMLElement;
}

/** r2wc extends HTMLElement when called. Without a DOM (Node) an inert class keeps the module importable. */
const Mounting = (typeof HTMLElement === "undefined"
  ? class {}
  : // Its attributes, properties and events are not used (`props: {}`): each of them loses data (see src/README.md).
    r2wc(Host, { shadow: "open", props: {} })) as unknown as abstract new () => MountingElement;

/** Which element a mount node belongs to; r2wc gives the component the node only. */
const elements = new WeakMap<Node, ConsoleElement>();

/**
 * The base of every element: attributes and properties by a declaration, React inside an open shadow root, events
 * that leave it. What r2wc lacks is here: a bare boolean attribute is true, a removed one restores the default, a
 * property set before the upgrade counts, nothing mounts while detached, a move keeps everything, nothing is thrown.
 * Members that only the library and the browser call are marked internal, and so left out of the published types.
 */
export abstract class ConsoleElement extends Mounting {
  static readonly declaration: ElementDeclaration;
  static readonly version: string = version;

  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: each subclass has its own declaration.
    return Object.keys(this.declaration.attributes);
  }

  /** Form participation and custom states. */
  protected readonly internals: ElementInternals = this.attachInternals();
  readonly #properties = new PropertyBag(this.declaration.attributes);
  readonly #renderers = new Set<() => void>();
  #unmounting: ReturnType<typeof setTimeout> | undefined;
  #stopListening: (() => void) | undefined;
  /** A document that adopts the element drops the sheets of the one before, so what came later is remembered. */
  readonly #laterSheets = new Set<string>();
  #snapshot = {};
  /** Failures from before the first connection wait for it, so that someone can hear them. */
  #unheard: (() => void)[] = [];

  /** Style texts beside the kit's. */
  protected abstract readonly styles: readonly string[];
  /** What is shown, by the current settings. @internal */
  abstract render(): ReactNode;
  /** Called when attributes, properties or the page's context changed. */
  protected abstract settingsChanged(): void;
  /** An attribute or property could not be read (`problem`), or can be again (`null`). */
  protected abstract inputRead(name: string, problem: string | null): void;
  /** Before React mounts for the first time, and again after the element had left the page. */
  protected connected(): void {}
  /** After the element left the page for good; it may still come back. */
  protected disconnected(): void {}

  protected get declaration(): ElementDeclaration {
    return (this.constructor as unknown as ElementClass).declaration;
  }

  /**
   * r2wc's constructor calls this; what it gets back is what it mounts on: a node of our own, never the root itself.
   * @internal
   */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    const root = super.attachShadow({ ...init, delegatesFocus: true });
    return createMount(root, this) as unknown as ShadowRoot;
  }

  /** @internal */
  override connectedCallback(): void {
    if (this.#unmounting !== undefined) {
      // It was only moved (append, jQuery's detach): everything is still there.
      clearTimeout(this.#unmounting);
      this.#unmounting = undefined;
      this.#adoptStyles();
      return;
    }
    this.#adoptStyles();
    this.#replayEarlyProperties();
    this.#stopListening = onConfigured(() => this.#changed());
    this.#changed();
    this.connected();
    super.connectedCallback();
    for (const tell of this.#unheard.splice(0)) tell();
  }

  /** @internal */
  override disconnectedCallback(): void {
    // Late, so that a move is no unmount, and so that a React page may remove us while it renders.
    this.#unmounting = setTimeout(() => {
      this.#unmounting = undefined;
      this.#stopListening?.();
      this.disconnected();
      super.disconnectedCallback();
    }, 0);
  }

  /** With it, `moveBefore` does not disconnect at all. @internal */
  connectedMoveCallback(): void {}

  /** @internal */
  attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.#tellReading(attribute, this.#properties.readAttribute(attribute, now));
    this.#changed();
  }

  /** Reads a property by its attribute's name. */
  protected setting<T>(attribute: string): T {
    return this.#properties.get(attribute) as T;
  }

  /** Sets a property; `getProperty` and this are what the generated accessors call. @internal */
  setProperty(attribute: string, value: unknown): void {
    const declaration = this.declaration.attributes[attribute];
    if (declaration?.reflects) this.#reflect(attribute, value, declaration.kind === "boolean");
    else this.#tellReading(attribute, this.#properties.assign(attribute, value));
    this.#changed();
  }

  /** @internal */
  getProperty(attribute: string): unknown {
    return this.#properties.get(attribute);
  }

  /** The page's context as this element sees it. */
  protected context(): ConsoleContext {
    return pageContext(this.ownContext());
  }

  /** What the element's own attributes say about the account. */
  protected ownContext(): ConsoleContext {
    const given = (attribute: string) => this.#properties.given(attribute);
    return {
      apiBase: given("api-base"),
      csrfToken: given("csrf-token"),
      abilities: given("abilities"),
      locale: given("locale"),
      triggerContext: given("trigger-context"),
      brand: given("brand"),
    } as ConsoleContext;
  }

  /** Dispatches an event that leaves the shadow root; `false` when a listener prevented it. */
  protected emit(type: string, detail?: PlainObject): boolean {
    const cancelable = this.declaration.events[type]?.cancelable === true;
    const event = { detail: detail && privateCopy(detail), bubbles: true, composed: true, cancelable };
    return this.dispatchEvent(new CustomEvent(type, event));
  }

  /** Dispatches as soon as someone can hear: at once on the page, else on reaching it. */
  protected emitOnPage(type: string, detail: PlainObject): void {
    if (this.isConnected && this.#stopListening) this.emit(type, detail);
    else this.#unheard.push(() => this.emit(type, detail));
  }

  protected report(error: unknown): void {
    reportError(error, { source: this.declaration.tag });
  }

  /** The operator's work as text, for copying when nothing can be shown. @internal */
  abstract workAsText(): string;

  /** @internal */
  get shownLocale(): Locale {
    return this.context().locale ?? "ja";
  }

  /** @internal */
  crashed(error: unknown): void {
    this.report(error);
  }

  /** Draws again with a fresh mount node; what React was mounted on may be beyond repair. The model stays. @internal */
  remount(): void {
    if (!this.isConnected) return;
    super.disconnectedCallback();
    const root = this.container.getRootNode() as ShadowRoot;
    this.container.remove();
    this.container = createMount(root, this);
    super.connectedCallback();
  }

  /** For the React side: calls back when something that `render` reads has changed. @internal */
  subscribe(renderer: () => void): () => void {
    this.#renderers.add(renderer);
    return () => this.#renderers.delete(renderer);
  }

  /** For the React side: a new object for each state of the settings. @internal */
  snapshot(): object {
    return this.#snapshot;
  }

  #changed(): void {
    const theme = this.setting<string>("theme");
    for (const each of ["light", "dark"]) {
      if (theme === each) this.internals.states.add(each);
      else this.internals.states.delete(each);
    }
    this.#loadWords();
    this.settingsChanged();
    this.#snapshot = {};
    for (const renderer of this.#renderers) renderer();
  }

  /** Words that are not there yet are shown as soon as they are; without them it stays Japanese. */
  #loadWords(): void {
    const locale = this.shownLocale;
    if (languageReady(locale)) return;
    loadLanguage(locale).then(
      () => this.#changed(),
      (error) => this.report(error),
    );
  }

  #tellReading(attribute: string, problem: string | null): void {
    const name = propertyName(attribute);
    if (problem !== null)
      console.warn(`<${this.declaration.tag}> ${attribute}: ${problem}; the last good value stays.`);
    this.inputRead(name, problem);
  }

  #reflect(attribute: string, value: unknown, boolean: boolean): void {
    if (boolean) this.toggleAttribute(attribute, Boolean(value));
    else if (value === null || value === undefined) this.removeAttribute(attribute);
    else this.setAttribute(attribute, String(value));
  }

  /** A script may set properties before the element's class is loaded; they shadow the accessors until replayed. */
  #replayEarlyProperties(): void {
    for (const attribute of Object.keys(this.declaration.attributes)) {
      const name = propertyName(attribute);
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  #adoptStyles(): void {
    if (this.shadowRoot)
      adoptSheets(this.shadowRoot, [...groundStyles, ...this.styles, ...this.#laterSheets]);
  }

  /** For widgets that are loaded on their own. @internal */
  readonly adoptSheet = (text: string): void => {
    this.#laterSheets.add(text);
    this.#adoptStyles();
  };
}

/** The one component that r2wc mounts: whatever the element wants to show, inside a boundary. */
function Host({ container }: { container?: HTMLElement }): ReactNode {
  const element = container && elements.get(container);
  if (!element) throw new Error("a mount node without an element");
  useSyncExternalStore(
    useCallback((renderer: () => void) => element.subscribe(renderer), [element]),
    () => element.snapshot(),
  );
  return (
    <SheetContext value={element.adoptSheet}>
      <ErrorBoundary element={element}>{element.render()}</ErrorBoundary>
    </SheetContext>
  );
}

/**
 * Focusable, so that a press on bare ground focuses it and not, by delegation, the first field of the editor.
 */
function createMount(root: ShadowRoot, element: ConsoleElement): HTMLElement {
  const mount = document.createElement("div");
  mount.className = "mount";
  mount.tabIndex = -1;
  root.append(mount);
  elements.set(mount, element);
  return mount;
}
