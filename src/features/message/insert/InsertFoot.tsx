import type { ReactNode } from "react";
import { Button } from "../../../kit/Button.js";
import type { InsertWords } from "./messages.js";

/** Buttons below the fields of a placeholder: what takes it away, and at the end the others. */
export function InsertFoot(props: {
  words: InsertWords;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  const { words, onRemove, children } = props;
  return (
    <div className="message-insert-foot">
      {onRemove ? (
        <Button variant="danger" size="s" onPress={onRemove}>
          {words.remove}
        </Button>
      ) : null}
      <span className="message-insert-end">{children}</span>
    </div>
  );
}
