import { useMemo } from "react";
import { Button } from "../../../kit/Button.js";
import { ItemChoice, useReferences } from "../../../references/index.js";
import { narrowResource } from "../../picker/index.js";
import { type ItemKind, listKinds } from "../placeholders/item-kinds.js";
import { type Placeholder, readPlaceholder, writePlaceholder } from "../placeholders/placeholder.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** Friend information, common information or a form: choosing is inserting. */
export function ItemInsert({
  kind,
  words,
  settings,
  before,
  onInsert,
  onCancel,
  onRemove,
}: InsertProps & { kind: ItemKind }) {
  const own = insertWords[settings.locale];
  const { lists } = useReferences();
  const whole = lists.list(listKinds[kind]);
  const resource = useMemo(() => {
    const source = kind === "var" ? whole : whole.coded();
    // What could not be read again is not offered.
    return narrowResource(source, ({ id }) => isWritable(placeholderOf(kind, id)));
  }, [kind, whole]);
  return (
    <div className="message-insert">
      <ItemChoice
        kind={listKinds[kind]}
        label={words.kinds[kind]}
        ids={idsOf(before)}
        onChange={([id]) =>
          id === undefined ? onCancel() : onInsert(writePlaceholder(placeholderOf(kind, id)))
        }
        resource={resource}
        readOnly={false}
        // A new one: the list is what was asked for.
        onClosed={before === null ? onCancel : undefined}
        field="placeholder"
      />
      <div className="message-insert-foot">
        {onRemove ? (
          <Button variant="danger" size="s" onPress={onRemove}>
            {own.remove}
          </Button>
        ) : null}
        <span className="message-insert-end">
          <Button size="s" onPress={onCancel}>
            {own.cancel}
          </Button>
        </span>
      </div>
    </div>
  );
}

function placeholderOf(kind: ItemKind, id: string | number): Placeholder {
  return kind === "var" ? { kind, id: Number(id) } : { kind, code: String(id) };
}

function isWritable(placeholder: Placeholder): boolean {
  return readPlaceholder(writePlaceholder(placeholder)) !== null;
}

function idsOf(before: Placeholder | null): readonly (string | number)[] {
  if (before?.kind === "var") return [before.id];
  return before?.kind === "common-var" || before?.kind === "form" ? [before.code] : [];
}
