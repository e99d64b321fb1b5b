import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon } from "../../../kit/icons.js";
import { ItemChoice } from "../../../references/index.js";
import { definitionOf, type Placeholder } from "../placeholders/index.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";
import { useWritableItems } from "./use-writable-items.js";

/** The item that a placeholder in the text names: choosing another is changing it. */
export function ItemInsert<P extends Placeholder>(props: InsertProps<P>) {
  const { kind, settings, before, onInsert, onCancel, onRemove } = props;
  const words = insertWords[settings.locale];
  const { list, idOf, create, resource } = useWritableItems<P>(kind);
  return (
    <div className="message-insert">
      <div className="message-insert-item">
        <ItemChoice
          kind={list}
          label={definitionOf({ kind }).label[settings.locale]}
          ids={before ? [idOf(before)] : []}
          onChange={([id]) => (id === undefined ? onCancel() : onInsert(create(id)))}
          resource={resource}
          rules={neverNone}
          readOnly={false}
          field="placeholder"
        />
        <IconButton label={words.close} icon={<CloseIcon />} onPress={onCancel} />
      </div>
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

/** A placeholder of nothing is none: to be rid of it is another button. */
const neverNone = { required: true };
