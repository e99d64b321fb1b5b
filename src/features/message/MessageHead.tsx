import { type KeyboardEvent, type RefObject, useMemo } from "react";
import { InsertToolbar } from "./InsertToolbar.js";
import type { MessageFieldProps } from "./message-field-props.js";
import { offeredKinds } from "./placeholders/offered.js";
import type { InsertDialog } from "./use-insert-dialog.js";

/** Buttons that put something into the text. For Tab they are behind it, and seen above it. */
export function MessageHead(props: {
  head: RefObject<HTMLDivElement | null>;
  field: MessageFieldProps;
  dialogs: InsertDialog;
  /** Gets the focus back by Escape. */
  text: RefObject<HTMLElement | null>;
}) {
  const { head, field, dialogs, text } = props;
  const { settings, isCompact = false, tools } = field;
  const { dialog } = dialogs;
  const kinds = useMemo(() => offeredKinds(settings), [settings]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    text.current?.focus({ preventScroll: true });
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons have the focus.
    <div ref={head} className="message-head" onKeyDown={onKeyDown}>
      <InsertToolbar
        kinds={kinds}
        isCompact={isCompact}
        locale={settings.locale}
        open={dialog?.at === null ? dialog.kind : null}
        onInsert={dialogs.press}
      />
      {tools ? <div className="message-tools">{tools}</div> : null}
    </div>
  );
}
