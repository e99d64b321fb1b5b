import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  type DraftExtras,
  type Finisher,
  type FinishResult,
  type ListenerMethod,
  SavingStatus,
} from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  Opener,
  pageDeps,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  type AskedSave,
  createFriendModel,
  createMutations,
  type FieldsOfTabs,
  type FriendActions,
  type FriendModel,
  type FriendQueries,
  FriendScreen,
  type FriendSettings,
  type FriendTab,
  friendQueries,
  friendStyles,
  friendTabs,
  friendWords,
  isAnother,
} from "../../features/friend/index.js";
import { isPlainObject, type PlainData } from "../../lib/plain-data.js";
import { pageLists } from "../../references/index.js";
import { friendEditorDeclaration } from "./declaration.js";
import type { FriendEventMap } from "./events.js";

type FriendEditorProperties = Omit<PropertiesOf<(typeof friendEditorDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface FriendEditorMembers extends EditorElement<FriendModel>, FriendEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, FriendEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, FriendEventMap>;
}

/**
 * `<friend-editor>`: tags, variables and base values of one friend, in a dialog or in the page (rules: friend-tabs).
 * Its value are the changes; each tab is finished by itself. Importing the class defines no element.
 */
export class FriendEditorElement extends withMembers<FriendEditorMembers>()(EditorElement) {
  static override readonly declaration = friendEditorDeclaration;

  protected override readonly styles = friendStyles;
  /** With what was there before, so that a draft can be merged over what others changed since. */
  protected override readonly draftExtras: DraftExtras<FriendModel> = {
    writeExtras: (model) => model.editsForDraft(),
    restoreWithExtras: (model, _value, edits) => model.restoreEdits(edits),
    areAll: true,
  };
  readonly #lists = pageLists(pageDeps, this.http, this.server);
  readonly #opener = new Opener(this);
  /** The save that the next finish is; of all tabs without it. */
  #asked: AskedSave | null = null;
  #tab: string | null = null;
  readonly #mutations = createMutations({
    http: this.http,
    model: () => this.model,
    locale: () => this.shownLocale,
    path: () => this.setting<string | null>("finish-path") || null,
    queriesOf: (friend) => this.#queriesOf(friend),
    store: this.store,
    session: this.session,
    finisher: () => this.setting<Finisher>("finisher"),
    finish: (save) => this.finishWith(save),
    showProblems: () => this.showProblems(),
    saved: (sent) => this.saved(sent),
  });
  readonly #actions: FriendActions = {
    queriesOf: (friend) => this.#queriesOf(friend),
    save: (tabs, fields) => this.#save(tabs, fields),
    undoSave: () => this.#undoSave(),
    leave: (mayLeave) => {
      this.model.answerLeaving(mayLeave);
      // Work that was given up is not offered again.
      if (mayLeave) this.workChanged();
    },
    close: () => {
      this.close();
      this.emit("close");
    },
    closed: () => this.#opener.giveFocusBack(),
  };

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <FriendScreen
          model={this.model}
          commands={this.commands}
          lists={this.#lists}
          actions={this.#actions}
        />
      </Provider>
    );
  }

  /** 0 idle, 1 loading, 2 saving (rules: friend-loading-state). */
  get loadingState(): 0 | 1 | 2 {
    if (this.status === SavingStatus.saving) return 2;
    const { isOpen, isInline, memberId } = this.model.settings();
    const isShown = memberId !== null && (isOpen || isInline);
    return isShown && this.#queriesOf(memberId)[this.model.tabNow()].state().is === "loading" ? 1 : 0;
  }

  /** Opens the dialog. */
  show(): void {
    this.setProperty("open", true);
  }

  /** Closes the dialog. What is not saved stays, and is there when it is opened again. */
  close(): void {
    this.setProperty("open", false);
  }

  /**
   * Asks whether unsaved work may be given up, where there is any. `true` where the page may show something else: then there
   * is none any more.
   */
  confirmLeave(): Promise<boolean> {
    this.mount();
    return new Promise((resolve) => this.model.askToLeave(resolve));
  }

  protected override createModel(onEdit: () => void): FriendModel {
    return createFriendModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
    });
  }

  /** With what was there before, too; another page may show another friend. */
  protected override formState(): PlainData {
    return { record: this.model.record(), edits: this.model.editsForDraft() ?? null };
  }

  protected override restoreFormState(state: PlainData): void {
    if (isPlainObject(state) && state.record === this.model.record())
      this.model.restoreEdits(state.edits ?? null);
  }

  protected override connected(): void {
    super.connected();
    this.#follow();
  }

  protected override disconnected(): void {
    super.disconnected();
    // Nobody can answer any more, and who asked waits for it.
    this.model.answerLeaving(false);
  }

  protected override settingsChanged(): void {
    const isOpen = this.setting<boolean>("open");
    if (isOpen && !this.model.settings().isOpen) this.#opener.remember();
    this.flushDraft();
    const before = this.model.settings();
    const hadWork = this.model.configure(this.#settings());
    if (isAnother(before, this.model.settings())) {
      // The save of the friend before is nothing that this one waits for.
      this.leaveFinishing();
      this.contentReplaced();
    }
    // Nothing is lost without a word.
    if (hadWork) this.store.set(this.session.notice, friendWords[this.shownLocale].setAside);
    if (this.isConnected) this.#follow();
  }

  protected override finishAll(): Promise<FinishResult<PlainData>> {
    const { tabs, fields }: AskedSave = this.#asked ?? { tabs: friendTabs };
    this.#asked = null;
    return this.#mutations.saveTabs(this.model.changedTabs(tabs, fields), fields);
  }

  protected override finishWords(): FinishWords {
    const { unknownError, save } = friendWords[this.shownLocale];
    return { failed: unknownError, saved: save };
  }

  protected override missingMessage(): string {
    return friendWords[this.shownLocale].nothingToSave;
  }

  #save(tabs: readonly FriendTab[], fields?: FieldsOfTabs): void {
    if (this.status !== SavingStatus.idle) {
      this.commands.refuse(friendWords[this.shownLocale].busy);
    } else if (this.model.changedTabs(tabs, fields).length === 0) {
      this.store.set(this.session.notice, friendWords[this.shownLocale].nothingToSave);
    } else {
      this.#asked = { tabs, fields };
      void this.submit();
    }
  }

  /** Saves those fields alone: what was written since may be half of something. */
  #undoSave(): void {
    const isIdle = this.status === SavingStatus.idle;
    const fields = isIdle ? this.model.takeBackSave() : {};
    const tabs = friendTabs.filter((each) => fields[each]);
    if (!isIdle || tabs.length > 0) this.#save(tabs, fields);
    else this.store.set(this.session.notice, friendWords[this.shownLocale].undoSaveNone);
  }

  #queriesOf(friend: string): FriendQueries {
    const server = this.server();
    return friendQueries(pageDeps.client, { server, friend, http: pageDeps.httpOf(server) });
  }

  /** The page has opened it, or wants another tab. */
  #follow(): void {
    if (this.setting<boolean>("open")) this.mount();
    const tab = this.setting<string | null>("tab");
    if (tab === this.#tab) return;
    this.#tab = tab;
    const known = friendTabs.find((each) => each === tab);
    if (known) this.model.openTab(known);
    else if (tab) {
      const message = friendWords[this.shownLocale].unknownError;
      this.store.set(this.session.failure, { title: message, reasons: [] });
      this.emitOnPage("failure", { reason: "invalid-input", status: null, messages: [message] });
    }
  }

  #settings(): FriendSettings {
    const { abilities = [] } = this.context();
    return this.keptSettings({
      locale: this.shownLocale,
      abilities,
      server: this.server(),
      memberId: this.setting<string | null>("member-id") || null,
      memberName: this.setting<string | null>("member-name") || null,
      isInline: this.setting<boolean>("inline"),
      isOpen: this.setting<boolean>("open"),
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
    });
  }
}

withProperties(FriendEditorElement);
