import { useMore, useQuery } from "../../src/collection/index.js";
import { MorePages, type ScreenCommands, ScreenFrame } from "../../src/editor/index.js";
import { Button } from "../../src/kit/Button.js";
import { EmptyState } from "../../src/kit/EmptyState.js";
import type { FriendPages, Mark } from "./friends.js";

const words = {
  loading: "読み込み中...",
  failed: "友だちを読み込めませんでした",
  refreshFailed: "最新の友だちを読み込めませんでした",
  loadAgain: "もう一度読み込む",
  more: "続きを読み込む",
};

/** Friends, each with a mark, and the way to those that come after. */
export function FriendsScreen(props: { friends: FriendPages; mark: Mark; commands: ScreenCommands }) {
  const { friends, mark, commands } = props;
  const state = useQuery(friends);
  const { next } = useMore(friends);
  const items = state.data?.items ?? [];
  const empty = items.length > 0 ? null : <EmptyState title="友だちはまだいません" />;
  return (
    <ScreenFrame commands={commands} locale="ja" content={{ state, words, empty, onRetry: friends.retry }}>
      {items.map((friend) => (
        <Button
          key={friend.id}
          aria-pressed={friend.marked}
          onPress={() =>
            void commands.perform(() => mark(friend), `${friend.name}に印をつけられませんでした`)
          }
        >
          {friend.name}
        </Button>
      ))}
      {typeof state.data?.next !== "number" ? null : (
        <MorePages commands={commands} locale="ja" state={next} words={words} onMore={friends.loadNext} />
      )}
    </ScreenFrame>
  );
}
