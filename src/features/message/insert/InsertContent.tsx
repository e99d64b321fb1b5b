import { Button } from "../../../kit/Button.js";
import { useSheet } from "../../../kit/sheets.js";
import { insertForms } from "./forms.js";
import { InsertFoot } from "./InsertFoot.js";
import sheet from "./insert.css?inline";
import type { InsertContentProps, InsertProps } from "./insert-props.js";
import { insertWords } from "./messages.js";

/** The form of one kind of placeholder. */
export function InsertContent(props: InsertContentProps) {
  useSheet(sheet);
  const { kind, settings, onCancel, onRemove } = props;
  const words = insertWords[settings.locale];
  const Form = insertForms[kind];
  if (Form) return <Form {...(props as InsertProps)} />;
  // Without parameters: it can only be taken away.
  return (
    <InsertFoot words={words} onRemove={onRemove ?? onCancel}>
      <Button size="s" onPress={onCancel}>
        {words.close}
      </Button>
    </InsertFoot>
  );
}
