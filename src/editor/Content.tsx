import { type ReactNode, type RefObject, useRef } from "react";
import { Button } from "../kit/Button.js";
import { EmptyState } from "../kit/EmptyState.js";
import { ErrorState } from "../kit/ErrorState.js";
import { StatusNotice } from "../kit/Notice.js";
import { Skeleton } from "../kit/Skeleton.js";
import type { Failure } from "../lib/failure.js";
import type { Locale } from "../lib/locale.js";
import { explainFailure } from "./explain-failure.js";
import { editingWords } from "./messages.js";
import type { ScreenCommands } from "./session.js";
import { useContentFailure } from "./use-content-failure.js";

/** State of the content that the screen shows. A query of `collection/` has this shape. */
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
  /** Names first what failed at a 403, too; elsewhere the server's sentence stands alone. */
  titlesRefusals?: boolean;
  /** Content when there is nothing to show. */
  empty?: ReactNode;
  /** The screen says itself that a refresh has failed (`RefreshNotice`), where that moves nothing. */
  showsRefreshFailure?: boolean | undefined;
}

/** Words while the content is not there, and while it is an older one. */
export interface ContentWords {
  loading: string;
  failed: string;
  refreshFailed: string;
  loadAgain: string;
}

export interface ContentProps extends ScreenContent {
  commands: ScreenCommands;
  /** Gets the focus while something is tried again: the button goes. */
  box: RefObject<HTMLElement | null>;
  locale: Locale;
  children: ReactNode;
}

/** The content, or why it is not there. A failed refresh is said beside what is shown. */
export function Content({
  state,
  words,
  empty,
  commands,
  box,
  locale,
  titlesRefusals,
  ...props
}: ContentProps) {
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
            {titlesRefusals ? (
              <EmptyState title={words.failed} text={reasons} />
            ) : (
              <EmptyState title={reasons} />
            )}
          </div>
        );
      return <ErrorState title={words.failed} text={reasons} retryLabel={words.loadAgain} onRetry={retry} />;
    case "ready":
      return (
        <>
          {props.showsRefreshFailure ? null : (
            <RefreshNotice hasFailed={failure != null} words={words} onRetry={retry} />
          )}
          {empty ?? props.children}
        </>
      );
  }
}

/** That the last refresh has failed. In the document before there is any, so that it is announced. */
export function RefreshNotice(props: {
  hasFailed: boolean;
  words: Pick<ContentWords, "refreshFailed" | "loadAgain">;
  onRetry(): void;
}) {
  const { hasFailed, words, onRetry } = props;
  const box = useRef<HTMLDivElement>(null);
  function retry(): void {
    // The button goes when it comes, and takes the focus along.
    box.current?.focus({ preventScroll: true });
    onRetry();
  }
  return (
    <div className="editor-inputs" ref={box} tabIndex={-1}>
      <StatusNotice
        tone="warning"
        text={hasFailed ? words.refreshFailed : ""}
        actions={
          <Button variant="quiet" size="s" onPress={retry}>
            {words.loadAgain}
          </Button>
        }
      />
    </div>
  );
}
