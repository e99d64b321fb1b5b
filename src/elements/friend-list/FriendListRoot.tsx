import { useAtomValue } from "jotai";
import {
  FriendListScreen,
  type FriendListScreenProps,
  friendListWords,
} from "../../features/friend-list/index.js";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { detailPart } from "./deferred.js";

interface FriendListRootProps extends Omit<FriendListScreenProps, "views"> {
  /** What the elements inside are told of the account and the page. */
  context: object;
  onLeaving(type: "page-expired" | "navigate", detail: PlainObject): boolean;
}

/** The list, with the elements of one friend where one is shown. */
export function FriendListRoot({ context, onLeaving, ...props }: FriendListRootProps) {
  const { model } = props;
  const { locale } = useAtomValue(model.atoms.settings);
  const words = friendListWords[locale];
  usePrefetch(detailPart);
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
    />
  );
}
