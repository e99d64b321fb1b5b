import type { FormEvent, ReactNode } from "react";
import { Button } from "../../../kit/Button.js";
import { useComposition } from "../../../kit/composition.js";
import { InsertFoot } from "./InsertFoot.js";
import type { InsertWords } from "./messages.js";

/** The fields of a placeholder, and what is done with them. Enter in a field is `挿入`. */
export function InsertForm(props: {
  words: InsertWords;
  /** It stands in the text already. */
  isChange: boolean;
  onInsert(): void;
  onCancel(): void;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  const { words, isChange, onInsert, onCancel, onRemove } = props;
  const { tracker, handlers } = useComposition();
  return (
    // A form of its own would be one in the page's form.
    <div
      role="form"
      aria-label={isChange ? words.change : words.insert}
      className="message-insert"
      data-own-undo=""
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
        if (event.key !== "Enter" || event.defaultPrevented || !isField || tracker.owns(event)) return;
        event.preventDefault();
        onInsert();
      }}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      {...handlers}
    >
      {props.children}
      <InsertFoot words={words} onRemove={onRemove}>
        <Button size="s" onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button variant="primary" size="s" onPress={onInsert}>
          {isChange ? words.change : words.insert}
        </Button>
      </InsertFoot>
    </div>
  );
}
