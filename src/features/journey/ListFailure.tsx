import type { Query, QueryState } from "../../collection/index.js";
import { useContentFailure } from "../../editor/index.js";
import { useJourney } from "./journey-context.js";
import { LoadFailure } from "./LoadFailure.js";

/** That a list could not be loaded, or not be brought up to date, with a button for another try. */
export function ListFailure<T>({ query, state }: { query: Pick<Query<T>, "retry">; state: QueryState<T> }) {
  const { commands } = useJourney();
  const failure = state.is === "failed" ? state.failure : state.is === "ready" ? state.refreshFailure : null;
  // Nothing is said before the status (rules: journey-errors).
  useContentFailure(commands, failure, "");
  return failure && <LoadFailure failure={failure} onRetry={() => void query.retry()} />;
}
