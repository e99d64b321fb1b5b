import { Button } from "../kit/Button.js";
import { Notice } from "../kit/Notice.js";
import type { Failure } from "../lib/failure.js";
import type { Locale } from "../lib/locale.js";
import { explainFailure } from "./explain-failure.js";
import { editingWords } from "./messages.js";
import type { ScreenCommands } from "./session.js";
import { useContentFailure } from "./use-content-failure.js";

/** The end of a list of which there is more. */
export interface MorePagesProps {
  commands: ScreenCommands;
  locale: Locale;
  /** How the loading goes. Each direction of the pages of `collection/` has this shape. */
  state: { readonly is: "idle" | "loading" } | { readonly is: "failed"; readonly failure: Failure };
  words: { more: string; loading: string; failed: string; loadAgain: string };
  onMore(): void;
}

/** Loads more, and says in place where that failed. Its button stays, so that nobody loses it under the finger. */
export function MorePages({ commands, locale, state, words, onMore }: MorePagesProps) {
  const failure = state.is === "failed" ? state.failure : null;
  useContentFailure(commands, failure, words.failed);
  return (
    <div className="more-pages">
      <div role="alert">
        {failure ? (
          <Notice tone="danger">
            <strong>{words.failed}</strong> {explainFailure(failure, editingWords[locale]).join(" ")}
          </Notice>
        ) : null}
      </div>
      <Button busy={state.is === "loading"} busyLabel={words.loading} onPress={onMore}>
        {failure ? words.loadAgain : words.more}
      </Button>
    </div>
  );
}
