import { Deferred } from "../../kit/Deferred.js";
import { onRequestPart } from "./deferred.js";
import { useEpisodeSettings } from "./episode-context.js";
import type { Question } from "./on-request/index.js";

/** A question before what cannot be undone. */
export function Asked(props: { question: Question; onAnswer(isMeant: boolean): void }) {
  const { words } = useEpisodeSettings();
  return (
    <Deferred
      part={onRequestPart}
      words={{ loading: words.loading, failed: words.loadFailed, retry: words.loadAgain }}
    >
      {({ Questions }) => <Questions {...props} />}
    </Deferred>
  );
}
