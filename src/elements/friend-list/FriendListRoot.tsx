import { useAtomValue } from "jotai";
import { pageDeps } from "../../element-base/index.js";
import {
  FriendListScreen,
  type FriendListScreenProps,
  friendListWords,
} from "../../features/friend-list/index.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { detailPart, filterPart } from "./deferred.js";

interface FriendListRootProps extends Omit<FriendListScreenProps, "views" | "filters"> {
  /** Context of the elements inside: the account and the page. */
  context: object;
  onLeaving(type: "page-expired" | "navigate", detail: PlainObject): boolean;
  /** How and where its lists are asked for; the same as long as it is the same element. */
  http: Http;
  server(): string;
}

/** The list, with the elements of one friend where one is shown, and the pickers of the filters. */
export function FriendListRoot({ context, onLeaving, http, server, ...props }: FriendListRootProps) {
  const { model } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const words = friendListWords[locale];
  usePrefetch(detailPart, filterPart);
  const page = { locale, page: pageDeps, http, server };
  const waiting = { loading: words.loading, failed: words.listFailed, retry: words.again };
  return (
    <FriendListScreen
      {...props}
      views={(friend, onSaved) => (
        <Deferred
          part={detailPart}
          words={{ loading: words.loading, failed: words.partFailed, retry: words.again }}
        >
          {({ FriendDetail }) => (
            <FriendDetail
              model={model}
              memberId={friend.id}
              context={context}
              onSaved={onSaved}
              onLeaving={onLeaving}
            />
          )}
        </Deferred>
      )}
      filters={{
        tag: (choice) => (
          <Deferred part={filterPart} words={waiting}>
            {({ TagFilter }) => <TagFilter page={page} label={words.tag} {...choice} />}
          </Deferred>
        ),
        level: (choice) => (
          <Deferred part={filterPart} words={waiting}>
            {({ LevelFilter }) => (
              <LevelFilter page={page} label={words.level} nameOf={words.levelOfMark} {...choice} />
            )}
          </Deferred>
        ),
      }}
    />
  );
}
