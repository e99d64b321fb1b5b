import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import {
  type FriendListModel,
  type FriendView,
  friendListWords,
} from "../../../features/friend-list/index.js";
import { Tabs } from "../../../kit/Tabs.js";
import { useSheets } from "../../../kit/use-sheets.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { NestedElement } from "./NestedElement.js";
import { detailStyles } from "./styles.js";

/** Props of the views of one friend. Another friend gets a new component. */
export interface FriendDetailProps {
  model: FriendListModel;
  memberId: number;
  /** Context of the account and the page, as the list has it. */
  context: object;
  /** The server has something new of the friend. */
  onSaved(): void;
  /** The page is about to leave; `false` where it must not. */
  onLeaving(type: "page-expired" | "navigate", detail: PlainObject): boolean;
}

export function FriendDetail({ model, memberId, context, onSaved, onLeaving }: FriendDetailProps) {
  useSheets(detailStyles);
  const { locale } = useAtomValue(model.atoms.settings);
  const tab = useAtomValue(model.atoms.tab);
  const words = friendListWords[locale];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = box.current;
    const leaving = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      node?.addEventListener(type, listener, { signal: leaving.signal });
    listen("finish", onSaved);
    for (const type of ["page-expired", "navigate"] as const)
      listen(type, (event) => {
        // Events from inside are this element's own affair; those by which the page leaves are not.
        if (!onLeaving(type, (event as CustomEvent<PlainObject>).detail)) event.preventDefault();
      });
    return () => leaving.abort();
  }, [onSaved, onLeaving]);
  return (
    <div ref={box} className="friend-views">
      <Tabs<FriendView>
        label={words.tabs}
        tabs={[
          { id: "profile", label: words.profile },
          { id: "messages", label: words.messages },
        ]}
        selected={tab}
        onSelect={model.chooseTab}
        panel={(id) => (id === "profile" ? profile(memberId, context) : messages(memberId, context))}
      />
    </div>
  );
}

function profile(memberId: number, context: object) {
  return (
    <NestedElement
      tag="friend-editor"
      // With a key of its own, unsaved work outlives a page that goes.
      attributes={{ "member-id": `${memberId}`, inline: "", "draft-key": `friend-list:${memberId}` }}
      properties={context}
    />
  );
}

function messages(memberId: number, context: object) {
  return (
    <NestedElement
      tag="message-timeline"
      attributes={{ "member-id": `${memberId}`, pattern: "memberDetail" }}
      properties={context}
    />
  );
}
