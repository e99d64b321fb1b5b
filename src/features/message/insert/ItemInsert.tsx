import { Button } from "../../../kit/Button.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CloseIcon } from "../../../kit/icons.js";
import { ItemChoice } from "../../../references/index.js";
import { definitionOf, type Placeholder } from "../placeholders/index.js";
import { InsertFoot } from "./InsertFoot.js";
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
      <InsertFoot words={words} onRemove={onRemove}>
        <Button size="s" onPress={onCancel}>
          {words.cancel}
        </Button>
      </InsertFoot>
    </div>
  );
}

/** A placeholder of nothing is none: to be rid of it is another button. */
const neverNone = { required: true };
