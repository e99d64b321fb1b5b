import { Provider } from "jotai";
import type { ReactNode } from "react";
import { postMessage } from "../../api/messages.js";
import { editingStyles, type Finisher, type FinishResult, type ListenerMethod } from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import {
  EditorElement,
  type FinishWords,
  pageDeps,
  withMembers,
  withProperties,
} from "../../element-base/index.js";
import {
  createMessageModel,
  longestText,
  type MessageEditorSettings,
  type MessageModel,
  MessageScreen,
  messageFieldStyles,
  messageWords,
  type SendKey,
} from "../../features/message/index.js";
import { Deferred } from "../../kit/Deferred.js";
import type { Answer } from "../../lib/failure.js";
import { pagePath } from "../../lib/page-address.js";
import type { PlainData } from "../../lib/plain-data.js";
import { pageLists, referencesStyles } from "../../references/index.js";
import { messageEditorDeclaration } from "./declaration.js";
import { charsetPart } from "./deferred.js";
import type { MessageEventMap } from "./events.js";

type MessageEditorProperties = Omit<PropertiesOf<(typeof messageEditorDeclaration)["attributes"]>, "value">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface MessageEditorMembers extends EditorElement<MessageModel>, MessageEditorProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, MessageEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, MessageEventMap>;
}

const styles = [...editingStyles, ...referencesStyles, ...messageFieldStyles];

/**
 * `<message-editor>`: edits a message text, and hands it over or posts it (rules: placeholder-kinds, send-key). Its value is the
 * text itself: what was loaded and not edited is the same, unit for unit. Importing the class defines no element.
 */
export class MessageEditorElement extends withMembers<MessageEditorMembers>()(EditorElement) {
  static override readonly declaration = messageEditorDeclaration;

  protected override readonly styles = styles;
  readonly #lists = pageLists(pageDeps, this.http, this.server);

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <MessageScreen
          model={this.model}
          commands={this.commands}
          lists={this.#lists}
          onSend={() => this.#send()}
          charsetNote={(charset, text, onMarks) => (
            <Deferred part={charsetPart} fallback={null}>
              {({ CharsetNote }) => (
                <CharsetNote charset={charset} text={text} locale={this.shownLocale} onMarks={onMarks} />
              )}
            </Deferred>
          )}
        />
      </Provider>
    );
  }

  override get value(): string {
    return super.value as string;
  }
  override set value(value: unknown) {
    super.value = value;
  }

  /** The text gets it, and not the first button of the toolbar. */
  override focus(options?: FocusOptions): void {
    this.mount();
    const text = this.shadowRoot?.querySelector<HTMLElement>("[data-field=text]");
    if (text) text.focus(options);
    else super.focus(options);
  }

  /** Finishes. To be posted it must be told where to: no call is its own (see the attribute `finish-path`). */
  override submit(): Promise<FinishResult<string>> {
    const isPosted = this.setting<Finisher>("finisher") !== "emit";
    if (!isPosted || this.setting<string | null>("finish-path"))
      return super.submit() as Promise<FinishResult<string>>;
    return Promise.resolve(this.#refuse(messageWords[this.shownLocale].noPath));
  }

  /** Another form may be sent in another charset. @internal */
  override formAssociatedCallback(): void {
    super.formAssociatedCallback();
    this.settingsChanged();
  }

  /** As an empty field of the browser's: its text, and no JSON. @internal */
  override formStateRestoreCallback(state: string | File | FormData | null): void {
    if (typeof state === "string" && state !== this.model.value()) this.model.restoreDraft(state);
  }

  protected override createModel(onEdit: () => void): MessageModel {
    return createMessageModel({
      store: this.store,
      settings: this.#settings(),
      now: () => performance.now(),
      onEdit,
    });
  }

  protected override settingsChanged(): void {
    this.model.configure(this.#settings());
  }

  protected override entryText(): string {
    return this.model.value();
  }

  /** @internal */
  override workAsText(): string {
    return this.model.value();
  }

  protected override missingMessage(): string {
    return messageWords[this.shownLocale].textRequired;
  }

  protected override async send(payload: PlainData, isShown: () => boolean): Promise<Answer<PlainData>> {
    const sent = payload as string;
    const path = this.setting<string | null>("finish-path") ?? "";
    const answer = await postMessage(this.http, sent, path);
    if (isShown()) this.model.showRefusal(sent, answer.ok ? null : answer.failure);
    return answer;
  }

  protected override finishWords(): FinishWords {
    const { saveFailed, saved } = messageWords[this.shownLocale];
    return { failed: saveFailed, saved };
  }

  /** A text that may not be saved is not sent either. Where nothing was written the key does nothing. */
  #send(): void {
    if (this.model.isEmpty()) return;
    const message = this.model.problems()[0]?.message;
    if (message !== undefined) {
      this.#refuse(message);
      return;
    }
    this.handedOver();
    this.emit("send", { value: this.model.value() });
  }

  #refuse(message: string): FinishResult<string> {
    this.mount();
    this.commands.refuse(message);
    return { ok: false, messages: [message] };
  }

  #settings(): MessageEditorSettings {
    const { abilities = [], triggerContext = null, preferences } = this.context();
    return this.keptSettings({
      locale: this.shownLocale,
      abilities,
      triggerContext,
      placeholders: this.setting<readonly string[] | null>("placeholders"),
      longest: this.setting<number | null>("maxlength") ?? longestText,
      sendKey: (this.setting<string>("send-key") || preferences?.sendKey || null) as SendKey | null,
      charset: this.sentCharset(),
      finishLabel: this.setting<string | null>("finish-label") || null,
      cancelable: this.setting<boolean>("cancelable"),
      readonly: this.setting<boolean>("readonly"),
      disabled: this.isDisabled,
      isCompact: pagePath().startsWith("/sp"),
    });
  }
}

withProperties(MessageEditorElement);
