import { Component, type ReactNode } from "react";
import { Button } from "../kit/Button.js";
import { Deferred } from "../kit/Deferred.js";
import { crashScreen } from "./deferred.js";
import type { GuardedElement } from "./guarded-element.js";
import { elementWords } from "./messages.js";

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
    const { element, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Deferred part={crashScreen} fallback={<PlainCrashScreen element={element} />}>
        {({ CrashScreen }) => <CrashScreen element={element} />}
      </Deferred>
    );
  }
}

/** Until the crash screen is there, or where even that cannot be loaded: the work can be copied by hand. */
function PlainCrashScreen({ element }: { element: GuardedElement }): ReactNode {
  const { crashed, workToCopy, retry } = elementWords[element.shownLocale];
  return (
    <div role="alert">
      <p>{crashed}</p>
      <Button onPress={() => element.remount()}>{retry}</Button>
      <label>
        {workToCopy}
        <textarea readOnly value={element.workAsText()} />
      </label>
    </div>
  );
}
