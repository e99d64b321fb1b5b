import { Component, type ReactNode, useState } from "react";
import { editingWords } from "../features/editing/index.js";
import { Button } from "../kit/Button.js";
import { Field } from "../kit/Field.js";
import { Notice } from "../kit/Notice.js";
import { TextArea } from "../kit/TextArea.js";
import type { Locale } from "../lib/locale.js";

/** An element as its boundary sees it. */
export interface GuardedElement {
  remount(): void;
  /** The work as text, for copying. */
  workAsText(): string;
  readonly shownLocale: Locale;
  /** Tells the page's error hook. */
  crashed(error: unknown): void;
}

/** An error while drawing must not take the operator's work: it is in the element's model, and can be copied from here. */
export class ErrorBoundary extends Component<
  { element: GuardedElement; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.element.crashed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <Crashed element={this.props.element} /> : this.props.children;
  }
}

function Crashed({ element }: { element: GuardedElement }) {
  const words = editingWords[element.shownLocale];
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
          <TextArea value={element.workAsText()} onChange={() => {}} readOnly />
        </Field>
      ) : null}
    </div>
  );
}
