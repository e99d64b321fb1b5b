import type { RefObject } from "react";
import { Deferred, useDeferredPart } from "../../kit/Deferred.js";
import { WarningIcon } from "../../kit/icons.js";
import { Popover } from "../../kit/Popover.js";
import { emojiPart, insertPart } from "./deferred.js";
import type { InsertContentProps } from "./insert/index.js";
import { messageWords } from "./messages.js";
import { namedItem } from "./placeholders/describe.js";
import { itemOf, type PlaceholderKind } from "./placeholders/index.js";
import { insertable } from "./placeholders/offered.js";

/** Form in a popover, before something is put into the text, or for a placeholder that was pressed. */
export function InsertPopover(
  props: InsertContentProps & {
    anchor: RefObject<HTMLElement | null>;
    /** The text: it gets the focus back. */
    opener: RefObject<HTMLElement | null>;
    /** Why the one that is changed should be looked at. */
    problem: string | null;
    recentEmoji: readonly string[];
    onEmoji(emoji: string): void;
  },
) {
  const { kind, settings, anchor, opener, onCancel, recentEmoji, onEmoji } = props;
  const words = messageWords[settings.locale];
  const kindLabel = insertable(kind).label[settings.locale];
  const isItem = itemOf(kind) !== undefined;
  const part = useDeferredPart(insertPart);
  // A new placeholder of an item needs only the list, and nothing around it.
  if (isItem && props.before === null && part.is === "ready")
    return <part.value.InsertList {...props} kind={kind as PlaceholderKind} />;
  // The list that opens over it has the name of the kind.
  const label = isItem ? words.insertOf(kindLabel) : kindLabel;
  // If its item is deleted, the picker below says so; here it is said which.
  const gone = props.before && props.problem !== words.notAllowed ? namedItem(props.before) : null;
  const problem = props.problem && gone ? words.id(`${gone.id}`) : props.problem;
  // It has the focus until the first field is there.
  const loading = (
    <p role="status" tabIndex={-1} data-autofocus data-pending>
      {words.loading}
    </p>
  );
  const deferredWords = { loading: words.loading, failed: words.loadFailed, retry: words.reload };
  return (
    <Popover
      label={label}
      anchor={anchor}
      opener={opener}
      onClose={onCancel}
      width={kind === "emoji" ? 344 : 360}
      className="message-popover"
    >
      <h2 className="message-popover-title">{label}</h2>
      {problem === null ? null : (
        <p className="field-note field-warning">
          <WarningIcon />
          <span>{problem}</span>
        </p>
      )}
      {kind === "emoji" ? (
        <Deferred part={emojiPart} words={deferredWords} loading={loading}>
          {({ EmojiPanel }) => (
            <EmojiPanel
              locale={settings.locale}
              recent={recentEmoji}
              readings={part.is === "ready" ? part.value.emojiReadings : undefined}
              onChoose={onEmoji}
            />
          )}
        </Deferred>
      ) : (
        <Deferred part={insertPart} words={deferredWords} loading={loading}>
          {({ InsertContent }) => <InsertContent {...props} />}
        </Deferred>
      )}
    </Popover>
  );
}
