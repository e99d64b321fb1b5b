import { useMemo } from "react";
import { Button } from "../../../kit/Button.js";
import { ItemChoice, useReferences } from "../../../references/index.js";
import { narrowResource } from "../../picker/index.js";
import type { ItemPart } from "../placeholders/definition.js";
import { definitionOf, isWritable, type Placeholder } from "../placeholders/index.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** An item that a placeholder names: choosing is inserting. */
export function ItemInsert<P extends Placeholder>(props: InsertProps<P>) {
  const { kind, settings, before, onInsert, onCancel, onRemove } = props;
  const words = insertWords[settings.locale];
  const { lists } = useReferences();
  const { label, item } = definitionOf({ kind });
  const { list, among, idOf, create } = item as unknown as ItemPart<P>;
  const whole = lists.list(list);
  const resource = useMemo(() => {
    const source = among === "codes" ? whole.coded() : whole;
    // What could not be read again is not offered.
    return narrowResource(source, ({ id }) => isWritable(create(id)));
  }, [among, create, whole]);
  return (
    <div className="message-insert">
      <ItemChoice
        kind={list}
        label={label[settings.locale]}
        ids={before ? [idOf(before)] : []}
        onChange={([id]) => (id === undefined ? onCancel() : onInsert(create(id)))}
        resource={resource}
        readOnly={false}
        // A new one: the list is what was asked for.
        onClosed={before === null ? onCancel : undefined}
        field="placeholder"
      />
      <div className="message-insert-foot">
        {onRemove ? (
          <Button variant="danger" size="s" onPress={onRemove}>
            {words.remove}
          </Button>
        ) : null}
        <span className="message-insert-end">
          <Button size="s" onPress={onCancel}>
            {words.cancel}
          </Button>
        </span>
      </div>
    </div>
  );
}
