import type { ReactNode, RefObject } from "react";
import { Button } from "../kit/Button.js";
import { EmptyState } from "../kit/EmptyState.js";
import { ErrorState } from "../kit/ErrorState.js";
import { Notice } from "../kit/Notice.js";
import { Skeleton } from "../kit/Skeleton.js";
import type { Failure } from "../lib/failure.js";
import type { Locale } from "../lib/locale.js";
import { explainFailure } from "./explain-failure.js";
import { editingWords } from "./messages.js";
import type { ScreenCommands } from "./session.js";
import { useContentFailure } from "./use-content-failure.js";

/** Whether what the screen shows is there. A query of `collection/` has this shape. */
export type ContentState =
  | { is: "loading" }
  | { is: "failed"; failure: Failure }
  /** `refreshFailure`: the last try to bring it up to date failed; what is shown is from before. */
  | { is: "ready"; refreshFailure?: Failure | null };

/** How a screen waits for its content. */
export interface ScreenContent {
  state: ContentState;
  words: ContentWords;
  onRetry(): void;
  /** What stands there instead when there is nothing to show. */
  empty?: ReactNode;
}

/** What is said while the content is not there, and while it is from before. */
export interface ContentWords {
  loading: string;
  failed: string;
  refreshFailed: string;
  retry: string;
}

export interface ContentProps extends ScreenContent {
  commands: ScreenCommands;
  /** Gets the focus while something is tried again: the button goes. */
  box: RefObject<HTMLElement | null>;
  locale: Locale;
  children: ReactNode;
}

/** The content, or why it is not there. A failed refresh is said beside what is shown. */
export function Content({ state, words, empty, commands, box, locale, ...props }: ContentProps) {
  const failure =
    state.is === "loading" ? null : state.is === "failed" ? state.failure : state.refreshFailure;
  useContentFailure(commands, failure, state.is === "failed" ? words.failed : words.refreshFailed);
  const reasons = failure ? explainFailure(failure, editingWords[locale]).join(" ") : "";
  function retry(): void {
    // The button goes while it is tried, and takes the focus along.
    box.current?.focus({ preventScroll: true });
    props.onRetry();
  }
  switch (state.is) {
    case "loading":
      return <Skeleton label={words.loading} />;
    case "failed":
      // Another try would end the same.
      if (state.failure.kind === "forbidden")
        return (
          <div role="alert">
            <EmptyState title={reasons} />
          </div>
        );
      return <ErrorState title={words.failed} text={reasons} retryLabel={words.retry} onRetry={retry} />;
    case "ready":
      return (
        <>
          <div role="status" className="editor-inputs">
            {failure ? (
              <Notice
                tone="warning"
                actions={
                  <Button variant="quiet" size="s" onPress={retry}>
                    {words.retry}
                  </Button>
                }
              >
                {words.refreshFailed}
              </Notice>
            ) : null}
          </div>
          {empty ?? props.children}
        </>
      );
  }
}
