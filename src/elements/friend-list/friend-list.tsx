import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  failureDetail,
  type ListenerMethod,
  loadPageAgain,
  type ScreenCommands,
} from "../../editor/index.js";
import type { PropertiesOf } from "../../element-base/declaration.js";
import { pageDeps, readId, ScreenElement, withMembers, withProperties } from "../../element-base/index.js";
import {
  createFriend,
  createFriendListModel,
  createFriends,
  createMayRead,
  createOperatorHandler,
  explainOperatorFailure,
  type FriendListActions,
  type FriendListSettings,
  type FriendSource,
  friendListStyles,
  friendListWords,
} from "../../features/friend-list/index.js";
import type { Failure } from "../../lib/failure.js";
import { pageAddress } from "../../lib/page-address.js";
import { friendListDeclaration } from "./declaration.js";
import type { FriendListEventMap } from "./events.js";
import { FriendListRoot } from "./FriendListRoot.js";

type FriendListProperties = Omit<PropertiesOf<(typeof friendListDeclaration)["attributes"]>, "memberId">;

/** The class that it extends, the accessors of its attributes, and its events. */
interface FriendListMembers extends ScreenElement, FriendListProperties {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, FriendListEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, FriendListEventMap>;
}

/** An editor inside that may have unsaved work asks before it goes. */
interface Leavable {
  confirmLeave?(): Promise<boolean>;
}

/** `<friend-list>`: the friends that an operator may see, and one of them beside the list (rules: friend-list-screen). */
export class FriendListElement extends withMembers<FriendListMembers>()(ScreenElement) {
  static override readonly declaration = friendListDeclaration;

  protected override readonly styles = friendListStyles;
  readonly #model = createFriendListModel({ store: this.store, settings: this.#settings() });
  /** Id of the friend that was asked for last, by the page or the operator. */
  #askedFor: number | null = null;
  /** While unsaved work of the one who is shown is asked about: what is done after it. */
  #afterLeaving: (() => void) | null = null;
  /** Failures of which the page has had its event. */
  readonly #reported = new WeakSet<Failure>();
  readonly #leave = (type: "page-expired" | "navigate", detail: { status: number } | { url: string }) =>
    this.emit(type, { ...detail });
  readonly #handler = createOperatorHandler({
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    announce: this.#leave,
    address: pageAddress,
    keepWork: () => this.keepAllWork(),
    reload: loadPageAgain,
    goTo: (url) => location.assign(url),
    show: (failure) => this.#model.notifyBeforeGoing(failure),
  });
  /** The browser had kept the page while others were shown. */
  readonly #shownAgain = (event: PageTransitionEvent): void => {
    if (event.persisted) void this.refresh();
  };
  readonly #actions: FriendListActions = {
    friendsOf: (criteria) => createFriends(this.#source(), criteria),
    friendOf: ({ id, criteria }) => createFriend(this.#source(), id, criteria),
    mayRead: (roleId) => createMayRead(this.#source(), roleId),
    select: (id, goIn) => this.#select(id, goIn),
    confirmGoing: this.#handler.confirm,
  };

  /** The friend who is shown beside the list; `null` for nobody. */
  get memberId(): number | null {
    return this.#askedFor;
  }
  set memberId(id: number | null) {
    this.setProperty("member-id", id);
  }

  /** Asks again for what is shown, and for what could not be loaded. Resolves when it is shown, or the failure is. */
  refresh(): Promise<void> {
    return this.#model.refresh();
  }

  /** @internal */
  override render(): ReactNode {
    return (
      <Provider store={this.store}>
        <FriendListRoot
          model={this.#model}
          commands={this.commands}
          actions={this.#actions}
          context={given(this.ownContext())}
          onLeaving={(type, detail) => this.emit(type, detail)}
          http={this.http}
          server={this.server}
        />
      </Provider>
    );
  }

  protected override createCommands(): ScreenCommands {
    return { ...super.createCommands(), contentFailed: (failure) => this.#contentFailed(failure) };
  }

  protected override settingsChanged(): void {
    this.#model.configure(this.#settings());
    const id = readId(this.setting<number | null>("member-id"));
    if (id !== this.#askedFor) this.#show(id, () => {});
  }

  protected override inputProblem(name: string): string | null {
    const given = this.setting<number | null>("member-id");
    return name === "memberId" && given !== readId(given) ? "no id of a friend" : super.inputProblem(name);
  }

  protected override connected(): void {
    super.connected();
    addEventListener("pageshow", this.#shownAgain);
  }

  protected override disconnected(): void {
    super.disconnected();
    removeEventListener("pageshow", this.#shownAgain);
    this.#handler.leave();
  }

  #settings(): FriendListSettings {
    return this.keptSettings({
      locale: this.shownLocale,
      server: this.server(),
      criteria: {
        roleId: this.setting<string | null>("operator-role-id") || null,
        orderBy: this.setting<number | null>("order-by"),
        tagId: this.setting<string | null>("tag-id") || null,
        notify: this.setting<number | null>("notify"),
        name: this.setting<string | null>("query") ?? "",
      },
    });
  }

  #source(): FriendSource {
    const server = this.server();
    return { client: pageDeps.client, http: pageDeps.httpOf(server), server };
  }

  #select(id: number, goIn: boolean): void {
    this.#show(id, () => {
      this.setProperty("member-id", id);
      this.emit("member-select", { memberId: id });
      if (goIn) this.#model.goIn();
    });
  }

  /** Shows a friend, once nobody has unsaved work of another; of several the last counts. */
  #show(id: number | null, onShown: () => void): void {
    this.#askedFor = id;
    const shown = this.#model.selectedId();
    const show = () => {
      this.#model.show(id);
      onShown();
    };
    const editor: Leavable | null =
      this.shadowRoot?.querySelector<HTMLElement & Leavable>("friend-editor") ?? null;
    const isAsking = this.#afterLeaving !== null;
    if (isAsking) this.#afterLeaving = show;
    else if (id === shown || !editor?.confirmLeave) show();
    else {
      this.#afterLeaving = show;
      void editor.confirmLeave().then((mayLeave) => this.#left(mayLeave));
    }
  }

  #left(mayLeave: boolean): void {
    const show = this.#afterLeaving;
    this.#afterLeaving = null;
    if (mayLeave) show?.();
    else {
      this.#askedFor = this.#model.selectedId();
      this.setProperty("member-id", this.#askedFor);
    }
  }

  /** The operator handler (rules: operator-handler). The same failure may be shown in several places. */
  #contentFailed(failure: Failure): void {
    const explained = explainOperatorFailure(failure, friendListWords[this.shownLocale]);
    if (explained === null || this.#reported.has(failure)) return;
    this.#reported.add(failure);
    this.emit("failure", failureDetail(failure, [explained.title, ...explained.reasons]));
    this.#handler.handle(failure, explained);
  }
}

withProperties(FriendListElement);

function given(context: object): object {
  return Object.fromEntries(Object.entries(context).filter(([, value]) => value !== undefined));
}
