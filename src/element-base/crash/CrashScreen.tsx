import { useState } from "react";
import { Button } from "../../kit/Button.js";
import { Field } from "../../kit/Field.js";
import { Notice } from "../../kit/Notice.js";
import { TextField } from "../../kit/TextField.js";
import type { GuardedElement } from "../guarded-element.js";
import { elementWords } from "../messages.js";
import { crashWords } from "./messages.js";

/** What stands in the place of an editor that could not be drawn: a way to try again, and a way to save the work. */
export function CrashScreen({ element }: { element: GuardedElement }) {
  const words = { ...elementWords[element.shownLocale], ...crashWords[element.shownLocale] };
  const [copied, setCopied] = useState<"no" | "yes" | "by-hand">("no");

  function copy() {
    // The clipboard needs permission and a secure page; where it is refused the text can be copied by hand.
    const done =
      navigator.clipboard?.writeText(element.workAsText()) ?? Promise.reject(new Error("no clipboard"));
    done.then(
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
            <Button variant="quiet" size="s" onPress={copy}>
              {words.copyWork}
            </Button>
          </>
        }
      >
        <strong>{words.crashed}</strong>
        <div>{copied === "yes" ? words.workCopied : words.crashedHint}</div>
      </Notice>
      {copied === "by-hand" ? (
        <Field label={words.workToCopy}>
          <TextField value={element.workAsText()} onChange={() => {}} readOnly />
        </Field>
      ) : null}
    </div>
  );
}
