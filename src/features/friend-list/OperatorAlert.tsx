import { useAtomValue } from "jotai";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import type { FriendListWords } from "./messages.js";
import type { FriendListModel } from "./model.js";

/** Alert before the page goes, and the button that does not wait for it. */
export function OperatorAlert(props: { model: FriendListModel; words: FriendListWords; onConfirm(): void }) {
  const going = useAtomValue(props.model.atoms.going);
  if (going === null) return <AlertRegion problems={[]} />;
  return (
    <AlertRegion
      title={going.title}
      problems={going.reasons.map((text, id) => ({ id, text }))}
      action={
        <Button size="s" onPress={props.onConfirm}>
          {props.words.ok}
        </Button>
      }
    />
  );
}
