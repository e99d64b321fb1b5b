import { Button } from "../../../kit/Button.js";
import type { InsertKind } from "../placeholders/offered.js";
import { ContextInsert } from "./ContextInsert.js";
import { DateInsert } from "./DateInsert.js";
import { ItemInsert } from "./ItemInsert.js";
import type { InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";
import { RemainInsert } from "./RemainInsert.js";

/** The fields of one kind of placeholder. */
export function InsertContent(props: InsertProps & { kind: InsertKind }) {
  const { kind, settings, onCancel, onRemove } = props;
  const own = insertWords[settings.locale];
  switch (kind) {
    case "var":
    case "common-var":
    case "form":
      return <ItemInsert {...props} kind={kind} />;
    case "date":
      return <DateInsert {...props} />;
    case "remain":
      return <RemainInsert {...props} />;
    case "context":
      return <ContextInsert {...props} />;
    default:
      // Without parameters: it can only be taken away.
      return (
        <div className="message-insert-foot">
          <Button variant="danger" size="s" onPress={onRemove ?? onCancel}>
            {own.remove}
          </Button>
          <span className="message-insert-end">
            <Button size="s" onPress={onCancel}>
              {own.close}
            </Button>
          </span>
        </div>
      );
  }
}
