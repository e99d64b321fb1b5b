import type { ReactNode } from "react";
import { addItem, type ItemId, readItems } from "../../api/resources.js";
import { editingWords, type ListenerMethod } from "../../editor/index.js";
import {
  ModelElement,
  type PropertiesOf,
  pageDeps,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  createPickerModel,
  isPickerKind,
  PickerField,
  type PickerKindName,
  type PickerModel,
  type PickerSettings,
  pickerStyles,
  pickerWords,
  type Refusal,
  type Resource,
  type ResourceSource,
  refusalText,
  UnreadableInputs,
} from "../../features/picker/index.js";
import { asPlainData, type PlainData, privateCopy } from "../../lib/plain-data.js";
import { sharedLists } from "../../references/index.js";
import { itemPickerDeclaration } from "./declaration.js";
import type { PickerEventMap } from "./events.js";
import { type GivenList, injectedItems, readGivenList } from "./given-items.js";
import { hintAtName } from "./name-hint.js";

type ItemPickerProperties = Omit<PropertiesOf<(typeof itemPickerDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface ItemPickerMembers extends ModelElement<PickerModel>, ItemPickerProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, PickerEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, PickerEventMap>;
}

/**
 * `<item-picker>`: chooses items of one of 18 kinds from a searchable list (rules: picker-kinds).
 * Its value is an id, or with `multiple` a list of ids.
 */
export class ItemPickerElement extends withMembers<ItemPickerMembers>()(ModelElement) {
  static override readonly declaration = itemPickerDeclaration;

  protected override readonly styles = pickerStyles;
  #given: GivenList = { source: null, resource: null };
  readonly #extras = injectedItems();
  #followed: { resource: Resource; leave(): void } | undefined;
  #onPage = false;

  constructor() {
    super();
    // A kind must be given.
    this.store.set(this.session.unreadableInputs, ["kind"]);
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <>
        <UnreadableInputs names={this.#unreadable} locale={this.shownLocale} />
        {this.#unreadable.includes("kind") ? null : <PickerField model={this.model} />}
      </>
    );
  }

  /** A list that is used instead of the call. It is read where it lies: do not change it afterwards. */
  get source(): ResourceSource | null {
    return this.#given.source ?? null;
  }
  set source(source: ResourceSource | null) {
    const given = readGivenList(source);
    if (given) {
      this.#given = given;
      this.#follow();
    }
    this.inputRead("source", given === null && source ? "the list is not a ResourceSource" : null);
    this.redraw();
  }

  /** Back to the last set value. */
  reset(): void {
    this.model.reset();
  }

  protected override createModel(): PickerModel {
    return createPickerModel({
      store: this.store,
      settings: this.#settings(),
      resource: this.#resource(),
      add: (item) => addItem(this.http, this.#kind(), item),
      events: {
        edited: () => this.edited(),
        refused: (refusal) => this.#refused(refusal),
        added: (item) => void this.emit("item-added", { item: asPlainData(item) }),
        addFailed: (name) => void this.emit("picker-add-failed", { name }),
        dropped: (ids: readonly ItemId[]) => void this.emit("picker-dropped", { ids: [...ids] }),
      },
    });
  }

  protected override connected(): void {
    super.connected();
    this.#onPage = true;
    this.#replaySource();
    this.shadowRoot?.addEventListener("focusin", this.#passFocus);
    this.ownerDocument.addEventListener("formdata", this.#hint);
    this.#follow();
  }

  /** The browser closes what is in the top layer, without a word, when it leaves the document or is moved in it. @internal */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.model.close();
  }

  protected override disconnected(): void {
    super.disconnected();
    this.#onPage = false;
    this.shadowRoot?.removeEventListener("focusin", this.#passFocus);
    this.ownerDocument.removeEventListener("formdata", this.#hint);
    this.#followed?.leave();
    this.#followed = undefined;
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
    this.#follow();
  }

  protected override edited(): void {
    const items = this.model.itemsOfNow();
    const value = this.model.value();
    const detail = {
      // The model's own list must not get into foreign hands.
      value: Array.isArray(value) ? value.slice() : value,
      // Made when asked for: of 100,000 items that are chosen at once, nobody reads the names.
      get items() {
        return privateCopy(items());
      },
      dirty: this.dirty,
      valid: !(this.setting<boolean>("required") && this.model.isEmpty()),
    };
    this.announceInput();
    this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true, composed: true }));
  }

  protected override showProblems(): void {
    this.model.refuse({ is: "required" });
    this.#combobox()?.focus();
  }

  protected override missingMessage(): string {
    const { kinds, required } = pickerWords[this.shownLocale];
    return required(kinds[this.#kind()]);
  }

  /** One entry per id, as a multiple `<select>` does, or one for all. */
  protected override formEntries(): FormData {
    const entries = new FormData();
    const name = this.setting<string | null>("name");
    if (name) for (const id of this.mirroredValues()) entries.append(name, id);
    return entries;
  }

  /** An input for each id, as `name="tags[]"` is sent, or one for all. */
  protected override mirroredValues(): readonly string[] {
    const unread = this.getAttribute("value");
    // No empty choice: a server would take the ids off that nobody could read here.
    if (this.#isUnread && this.model.ids().length === 0 && unread) return [unread];
    const ids = this.model.ids().map(String);
    return this.#isJoined ? [ids.join(",")] : ids;
  }

  protected override unreadableMessage(): string | null {
    const inexact = super.unreadableMessage();
    if (inexact !== null) return inexact;
    return this.#isUnread ? editingWords[this.shownLocale].inputUnreadable("value") : null;
  }

  /** Servers count entries: Tomcat drops all of a form with more than 50 parts, Go those above 1,000. */
  get #isJoined(): boolean {
    return this.setting<string | null>("entry") === "joined";
  }

  #kind(): PickerKindName {
    const kind = this.setting<string | null>("kind");
    // Without a kind nothing is shown or loaded, but the value is held all the same.
    return isPickerKind(kind) ? kind : "tag";
  }

  #resource(): Resource {
    return this.#given.resource ?? sharedLists(pageDeps).list(this.server(), this.#kind());
  }

  /** Follows the list that the settings name, as long as the element is on the page. */
  #follow(): void {
    // Not before an early `source` has been found, or its list would be loaded for nothing.
    if (!this.#onPage || this.#unreadable.includes("kind")) return;
    const resource = this.#resource();
    if (this.#followed?.resource === resource) return;
    this.#followed?.leave();
    this.#followed = { resource, leave: this.model.follow(resource) };
  }

  #refused(refusal: Refusal): void {
    const words = pickerWords[this.shownLocale];
    const message = refusalText(refusal, words.kinds[this.#kind()], words);
    this.emit("failure", { reason: "validation", status: null, messages: [message] });
  }

  protected override inputProblem(name: string): string | null {
    if (name === "kind" && !isPickerKind(this.setting<string | null>("kind"))) return "no such kind";
    const extras = this.setting<PlainData>("extra-items");
    if (name === "extraItems" && extras !== null && readItems(extras) === null) return "no list of items";
    return super.inputProblem(name);
  }

  /** The page's value could not be read, and nothing was chosen in its place; a reset brings that back. */
  get #isUnread(): boolean {
    return this.#unreadable.includes("value") && !this.model.isDirty();
  }

  get #unreadable(): readonly string[] {
    return this.store.get(this.session.unreadableInputs);
  }

  /** A script may set the property before the class is loaded; it shadows the accessor until then. */
  #replaySource(): void {
    if (!Object.hasOwn(this, "source")) return;
    const early = Reflect.get(this, "source") as ResourceSource | null;
    Reflect.deleteProperty(this, "source");
    this.source = early;
  }

  /** A label, and a script, focus the element itself; keys mean something on the field only. */
  readonly #passFocus = ({ target }: Event) => {
    if (target === this.container) this.#combobox()?.focus({ preventScroll: true });
  };

  /** Said once, to who makes the page: what is lost says nothing. */
  readonly #hint = ({ target }: Event) => {
    if (target !== this.form || !this.setting<boolean>("multiple") || this.#isJoined) return;
    hintAtName(this.setting<string | null>("name"), this.context().debug);
  };

  #combobox(): HTMLElement | null {
    return this.container.querySelector<HTMLElement>("[role=combobox]");
  }

  #settings(): PickerSettings {
    const flag = (name: string) => this.setting<boolean>(name);
    return this.keptSettings({
      locale: this.shownLocale,
      kind: this.#kind(),
      multiple: flag("multiple"),
      onlyEditable: flag("only-editable"),
      showDeleted: flag("show-deleted"),
      allowNew: flag("allow-new"),
      disallowLmp: flag("disallow-lmp"),
      allowedTypes: this.setting<readonly string[] | null>("allowed-types"),
      allowedGenerations: this.setting<readonly string[] | null>("allowed-generations"),
      extraItems: this.#extras(this.setting<PlainData>("extra-items")),
      senderId: this.setting<string | null>("sender-id"),
      abilities: this.context().abilities ?? [],
      required: flag("required"),
      readonly: flag("readonly"),
      disabled: this.isDisabled,
    });
  }
}

withProperties(ItemPickerElement);
