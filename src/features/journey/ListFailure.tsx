import type { Query, QueryState } from "../../collection/index.js";
import { useContentFailure } from "../../editor/index.js";
import { LoadFailed } from "../../kit/LoadFailed.js";
import { explainCall } from "./explain.js";
import { useJourney, useJourneySettings } from "./journey-context.js";

/** That a list could not be loaded, or not be brought up to date, with a button for another try. */
export function ListFailure<T>(props: {
  query: Pick<Query<T>, "retry">;
  state: QueryState<T>;
  title: string;
}) {
  const { query, state, title } = props;
  const { commands } = useJourney();
  const { settings, words } = useJourneySettings();
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  useContentFailure(commands, failure, title);
  if (failure === null) return null;
  return (
    <LoadFailed
      title={title}
      reasons={explainCall(failure, settings.locale)}
      retryLabel={words.again}
      onRetry={() => void query.retry()}
    />
  );
}
