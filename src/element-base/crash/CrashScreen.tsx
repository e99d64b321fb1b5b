import { useState } from "react";
import { Button } from "../../kit/Button.js";
import { canCopy, takesWhole } from "../../kit/copying.js";
import { Field } from "../../kit/Field.js";
import { Notice } from "../../kit/Notice.js";
import { TextField } from "../../kit/TextField.js";
import type { GuardedElement } from "../guarded-element.js";
import { elementWords } from "../messages.js";
import { crashWords } from "./messages.js";

/** Screen in place of an editor that could not be drawn: a button to try again, and one to save the work. */
export function CrashScreen({ element }: { element: GuardedElement }) {
  const words = { ...elementWords[element.shownLocale], ...crashWords[element.shownLocale] };
  const [copied, setCopied] = useState<"no" | "yes" | "by-hand">("no");
  const isByHand = copied === "by-hand" || !canCopy();

  function copy() {
    // The clipboard needs permission and a secure page; where there is none, or it is refused, the text can be copied by hand.
    navigator.clipboard.writeText(element.workAsText()).then(
      () => setCopied("yes"),
      () => setCopied("by-hand"),
    );
  }

  return (
    <div role="alert">
      <Notice
        tone="danger"
        actions={
          <>
            <Button variant="quiet" size="s" onPress={() => element.remount()}>
              {words.retry}
            </Button>
            {canCopy() ? (
              <Button variant="quiet" size="s" onPress={copy}>
                {words.copyWork}
              </Button>
            ) : null}
          </>
        }
      >
        <strong>{words.crashed}</strong>
        <div>{copied === "yes" ? words.workCopied : words.crashedHint}</div>
      </Notice>
      {isByHand ? (
        <div
          onCopy={(event) => {
            if (takesWhole(event)) setCopied("yes");
          }}
        >
          <Field label={words.workToCopy}>
            <TextField value={element.workAsText()} onChange={() => {}} readOnly />
          </Field>
        </div>
      ) : null}
    </div>
  );
}
