import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import type { Failure } from "../../lib/failure.js";
import { explainCall, offersReload } from "./explain.js";
import { useJourney, useJourneySettings } from "./journey-context.js";

/** In the place of what could not be loaded: why, another try, and a page that may be too old can be loaded anew. */
export function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const { actions } = useJourney();
  const { settings, words } = useJourneySettings();
  const [title, ...reasons] = explainCall(failure, settings.locale);
  return (
    <AlertRegion
      title={title}
      problems={reasons.map((text, id) => ({ id, text }))}
      action={
        <div className="journey-help">
          <Button size="s" onPress={onRetry}>
            {words.loadAgain}
          </Button>
          {offersReload(failure) ? (
            <Button size="s" onPress={actions.reloadPage}>
              {words.reload}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
