import { useAtomValue } from "jotai";
import type { KeyboardEvent, ReactNode } from "react";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import { useComposition } from "../../kit/composition.js";
import { Dialog } from "../../kit/Dialog.js";
import type { DialogState } from "./dialog-state.js";
import { UnsavedQuestion } from "./UnsavedQuestion.js";

/** A dialog in which something is written and saved. */
export interface DialogFormProps<Shown> {
  dialogs: DialogState<Shown>;
  title: string;
  width?: "s" | "m" | "l";
  words: {
    readonly cancel: string;
    readonly working: string;
    readonly unsaved: string;
    readonly discard: string;
    readonly keepEditing: string;
  };
  saveLabel: string;
  /** Absent: there is only what closes. */
  onSave?: (() => void) | undefined;
  /** Why it was not saved: a heading where there is one, and a sentence each. */
  heading?: string | undefined;
  reasons: readonly string[];
  /** A button below them that helps. */
  help?: ReactNode;
  /** Content in place of the fields: it has buttons of its own, and Enter is none of ours. */
  isCovered?: boolean;
  className: string;
  children: ReactNode;
}

/**
 * The frame of such a dialog: it is not left without a question, nor while its call is under way. Enter in a field of one line
 * saves.
 */
export function DialogForm<Shown>(props: DialogFormProps<Shown>) {
  const { dialogs, title, width = "m", words, saveLabel, onSave } = props;
  const { heading, reasons, help = null, isCovered = false, className, children } = props;
  const { tracker, handlers } = useComposition();
  const busy = useAtomValue(dialogs.atoms.busy);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || tracker.owns(event) || isCovered) return;
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLInputElement) || target.type !== "text")
      return;
    // A combobox chooses by it.
    if (target.getAttribute("role") === "combobox") return;
    event.preventDefault();
    if (!busy) onSave?.();
  }
  return (
    <>
      <UnsavedQuestion dialogs={dialogs} words={words} />
      <Dialog
        open
        width={width}
        title={title}
        onClose={dialogs.askToClose}
        held={busy}
        foot={
          isCovered ? null : (
            <>
              <Button unavailable={busy} onPress={dialogs.askToClose}>
                {words.cancel}
              </Button>
              {onSave ? (
                <Button variant="primary" finishes busy={busy} busyLabel={words.working} onPress={onSave}>
                  {saveLabel}
                </Button>
              ) : null}
            </>
          )
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what is written in its fields. */}
        <div className={className} onKeyDown={onKeyDown} {...handlers}>
          <AlertRegion title={heading} problems={reasons.map((text, id) => ({ id, text }))} action={help} />
          {children}
        </div>
      </Dialog>
    </>
  );
}
