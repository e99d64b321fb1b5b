import { Component, type ReactNode } from "react";
import { Button } from "../kit/Button.js";
import { lazily, useLazy } from "../kit/lazily.js";
import { loadLaterWords } from "../lib/locale.js";
import type { GuardedElement } from "./guarded-element.js";
import { elementWords } from "./words.js";

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
    return this.state.failed ? <AfterCrash element={this.props.element} /> : this.props.children;
  }
}

/** Apart, since it is hardly ever needed. */
const crashed = lazily(async () => {
  const { Crashed } = await import("./crash/Crashed.js");
  await loadLaterWords();
  return Crashed;
});

/** Until it is there, or where even that cannot be loaded, the least is said, and the work can be copied by hand. */
function AfterCrash({ element }: { element: GuardedElement }): ReactNode {
  const screen = useLazy(crashed);
  if (screen.is === "ready") return <screen.value element={element} />;
  const { crashed: title, workToCopy, retry } = elementWords[element.shownLocale];
  return (
    <div role="alert">
      <p>{title}</p>
      <Button onPress={() => element.remount()}>{retry}</Button>
      <label>
        {workToCopy}
        <textarea readOnly value={element.workAsText()} />
      </label>
    </div>
  );
}
