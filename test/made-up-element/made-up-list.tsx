import { Provider } from "jotai";
import type { ReactNode } from "react";
import {
  editingStyles,
  type FailureDetail,
  type ListenerMethod,
  type PageExpiredDetail,
} from "../../src/editor/index.js";
import { contextAttributes, screenEvents } from "../../src/element-base/attributes.js";
import type { PropertiesOf } from "../../src/element-base/declaration.js";
import {
  define,
  pageServer,
  ScreenElement,
  sharedHttp,
  withMembers,
  withProperties,
} from "../../src/element-base/index.js";
import { FriendsScreen } from "./FriendsScreen.js";
import { createFriends, createMark } from "./friends.js";

const declaration = { tag: "made-up-list", attributes: contextAttributes, events: screenEvents } as const;

interface MadeUpListEventMap {
  failure: CustomEvent<FailureDetail>;
  "page-expired": CustomEvent<PageExpiredDetail>;
}

/** The class that it extends, the accessors of its attributes, and its events. */
interface MadeUpListMembers extends ScreenElement, PropertiesOf<typeof contextAttributes> {
  addEventListener: ListenerMethod<this, AddEventListenerOptions, MadeUpListEventMap>;
  removeEventListener: ListenerMethod<this, EventListenerOptions, MadeUpListEventMap>;
}

/** `<made-up-list>`: no element of the library. It proves that one without a value stands on the same ground. */
export class MadeUpListElement extends withMembers<MadeUpListMembers>()(ScreenElement) {
  static override readonly declaration = declaration;

  protected override readonly styles = editingStyles;

  override render(): ReactNode {
    const apiBase = this.context().apiBase ?? "";
    // What is shared outlives this element, so it is asked for on behalf of the page.
    const friends = createFriends(
      pageServer(),
      apiBase,
      sharedHttp(() => ({ apiBase })),
    );
    const mark = createMark(pageServer(), friends, this.http);
    return (
      <Provider store={this.store}>
        <FriendsScreen friends={friends} mark={mark} commands={this.commands} />
      </Provider>
    );
  }
}

define(withProperties(MadeUpListElement));
