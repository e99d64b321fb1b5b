import { keptIfEqual } from "../lib/kept-if-equal.js";
import type { Locale } from "../lib/locale.js";
import { type PlainObject, privateCopy } from "../lib/plain-data.js";
import { contextAttributes } from "./attributes.js";
import type { ConsoleContext } from "./console-context.js";
import { type ElementDeclaration, propertyName } from "./declaration.js";
import { type ElementClass, version } from "./define.js";
import { MountingElement } from "./mounting-element.js";
import { onConfigured, pageContext, reportError } from "./page.js";
import { PropertyBag } from "./property-bag.js";

/** Asked for at each name that is looked up. */
const contextProperties = [...Object.keys(contextAttributes), "draft-owner"]
  .filter((attribute) => attribute !== "autofocus")
  .map((attribute) => [attribute, propertyName(attribute)] as const);

/**
 * The base of every element: attributes and properties by a declaration, the page's context, events that leave the
 * shadow root. A bare boolean attribute is true, a removed one restores the default, a property set before the upgrade
 * counts, nothing is thrown.
 */
export abstract class ConsoleElement extends MountingElement {
  static readonly declaration: ElementDeclaration;
  static readonly version: string = version;

  /** It stands in the shadow root of another of ours, which its events do not leave. @internal */
  isNested = false;

  static get observedAttributes(): string[] {
    // biome-ignore lint/complexity/noThisInStatic: each subclass has its own declaration.
    return Object.keys(this.declaration.attributes);
  }

  /** Form participation and custom states. */
  protected readonly internals: ElementInternals = this.attachInternals();
  readonly #properties = new PropertyBag(this.declaration.attributes);
  /** There while the element is on the page. */
  #stopListening: (() => void) | undefined;
  #outdated = false;
  /** True while changes wait for a place on the page: without one nobody sees or hears what comes of them. */
  #isBehind = false;
  #draftOwner: string | null = null;
  #settings: object | undefined;
  /** Failures from before the first connection wait for it, so that someone can hear them. */
  #queuedFailures: (() => void)[] = [];

  /** Called when attributes, properties or the page's context changed; it is drawn again by itself. */
  protected settingsChanged(): void {}
  /** Unsaved work is another owner's from here on; `change` makes it so. */
  protected changeDraftOwner(change: () => void): void {
    change();
  }
  /** An attribute or property could not be read (`problem`), or can be again (`null`). */
  protected abstract inputRead(name: string, problem: string | null): void;
  /** The element came onto the page, for the first time or after it had left; it need not be drawn yet. */
  protected connected(): void {}
  /** The element left the page for good; it may still come back. */
  protected disconnected(): void {}

  protected get declaration(): ElementDeclaration {
    return (this.constructor as unknown as ElementClass).declaration;
  }

  protected override arrived(): void {
    this.#replayEarlyProperties();
    this.#stopListening = onConfigured(() => this.#changed());
    this.#changed();
    this.connected();
    this.#reportQueued();
  }

  protected override moved(): void {
    if (this.#isBehind) this.#changed();
    this.#reportQueued();
  }

  protected override left(): void {
    this.#stopListening?.();
    this.#stopListening = undefined;
    this.disconnected();
  }

  /** True from when it came until it has left for good, so also on its way to another place of the page. */
  protected get isOnPage(): boolean {
    return this.#stopListening !== undefined;
  }

  /** The text that it had is no setting: old libraries write all attributes again when one changes. @internal */
  attributeChangedCallback(attribute: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.#reportReading(attribute, this.#properties.readAttribute(attribute, now));
    this.#changed();
  }

  /** Reads a property by its attribute's name. */
  protected setting<T>(attribute: string): T {
    return this.#properties.get(attribute) as T;
  }

  /** Place of a number that cannot be held, in what was given last for this property. */
  protected inexactAt(name: string): string | undefined {
    return this.#properties.inexact.get(name);
  }

  /** Sets a property; `getProperty` and this are what the generated accessors call. @internal */
  setProperty(attribute: string, value: unknown): void {
    const declaration = this.declaration.attributes[attribute];
    if (declaration?.reflects) this.#reflect(attribute, value, declaration.kind === "boolean");
    else this.#reportReading(attribute, this.#properties.assign(attribute, value));
    this.#changed();
  }

  /** @internal */
  getProperty(attribute: string): unknown {
    return this.#properties.get(attribute);
  }

  /**
   * The settings that an element makes of its attributes and the page's context, for its model: the object from before
   * as long as they say the same, so that an attribute that is not among them draws nothing again. It is a new one too when
   * another server is named or `also` differs: name there what is read while the element is drawn and is no setting.
   */
  protected keptSettings<Settings extends object>(settings: Settings, also: unknown = null): Settings {
    const next = { settings, also, server: this.server() };
    const kept = keptIfEqual(this.#settings, next);
    this.#settings = kept;
    return kept.settings;
  }

  /** The page's context as this element sees it. */
  protected context(): ConsoleContext {
    return pageContext(this.ownContext());
  }

  /** The server that this element asks now; the same function as long as it lives. */
  protected readonly server = (): string => this.context().apiBase ?? "";

  /** Owner of unsaved work; `null` where the page says nothing of it. */
  protected get ownerOfDrafts(): string | null {
    return this.#draftOwner;
  }

  /** Facts of the account from the element's own attributes. */
  protected ownContext(): ConsoleContext {
    const own: Record<string, unknown> = {};
    for (const [attribute, name] of contextProperties) own[name] = this.#properties.given(attribute);
    return own;
  }

  /** Dispatches an event that leaves the own shadow root; `false` when a listener prevented it. */
  protected emit(type: string, detail?: PlainObject): boolean {
    if (type === "change") this.announceInput();
    const cancelable = this.declaration.events[type]?.cancelable === true;
    const event = {
      detail: detail && privateCopy(detail),
      bubbles: true,
      composed: !this.isNested,
      cancelable,
    };
    return this.dispatchEvent(new CustomEvent(type, event));
  }

  /** Goes before each `change`, as native controls fire both: what binds a field hears `input` and reads `value`. */
  protected announceInput(): void {
    // Not by its name, which old libraries take for themselves.
    const PlainEvent: typeof Event = Object.getPrototypeOf(UIEvent);
    this.dispatchEvent(new PlainEvent("input", { bubbles: true, composed: !this.isNested }));
  }

  /** Dispatches as soon as someone can hear: at once on the page, else on reaching it. */
  protected emitOnPage(type: string, detail: PlainObject): void {
    if (this.isConnected && this.isOnPage) this.emit(type, detail);
    else this.#queuedFailures.push(() => this.emit(type, detail));
  }

  protected report(error: unknown): void {
    reportError(error, { source: this.declaration.tag });
  }

  /** @internal */
  get shownLocale(): Locale {
    return this.context().locale ?? "ja";
  }

  /** @internal */
  crashed(error: unknown): void {
    this.report(error);
  }

  /** Off the page changes are only collected; this applies them at once. `false` where there were none. */
  protected catchUp(): boolean {
    if (!this.#outdated) return false;
    this.#outdated = false;
    this.settingsChanged();
    return true;
  }

  #changed(): void {
    this.#outdated = true;
    this.#isBehind = !this.isConnected;
    if (this.#isBehind || !this.isOnPage) return;
    const theme = this.setting<string>("theme");
    for (const each of ["light", "dark"]) this.internals.states[theme === each ? "add" : "delete"](each);
    this.internals.states[this.shownLocale === "en" ? "add" : "delete"]("en");
    this.#followDraftOwner();
    this.catchUp();
    this.redraw();
  }

  #reportQueued(): void {
    for (const report of this.#queuedFailures.splice(0)) report();
  }

  #followDraftOwner(): void {
    const owner = this.context().draftOwner || null;
    if (owner === this.#draftOwner) return;
    this.changeDraftOwner(() => {
      this.#draftOwner = owner;
    });
  }

  #reportReading(attribute: string, problem: string | null): void {
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
      const holder: Record<string, unknown> = this as object as Record<string, unknown>;
      const early = holder[name];
      delete holder[name];
      holder[name] = early;
    }
  }
}
