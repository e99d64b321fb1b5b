import { type RefObject, useLayoutEffect, useRef } from "react";
import { useItemModel } from "../../../references/index.js";
import { ListPopover, pickerWords, useShown } from "../../picker/index.js";
import { definitionOf, type Placeholder } from "../placeholders/index.js";
import type { InsertProps } from "./insert-props.js";
import { useWritableItems } from "./use-writable-items.js";

/** The list of what a new placeholder may name, where it is asked for: choosing is inserting. */
export function InsertList<P extends Placeholder>(
  props: Pick<InsertProps<P>, "kind" | "settings" | "onInsert" | "onCancel"> & {
    anchor: RefObject<HTMLElement | null>;
    opener: RefObject<HTMLElement | null>;
  },
) {
  const { kind, settings, onInsert, anchor, opener } = props;
  const { list, create, resource } = useWritableItems<P>(kind);
  const label = definitionOf({ kind }).label[settings.locale];
  const model = useItemModel({
    kind: list,
    label,
    ids: none,
    onChange: ([id]) => id !== undefined && onInsert(create(id)),
    resource,
    readOnly: false,
  });
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    model.open();
    return model.field.subscribe(() => {
      if (!model.field.now().open) latest.current.onCancel();
    });
  }, [model]);
  if (!useShown(model.field).open) return null;
  return (
    <ListPopover
      model={model}
      words={pickerWords[settings.locale]}
      label={label}
      anchor={anchor}
      opener={opener}
    />
  );
}

const none: readonly never[] = [];
