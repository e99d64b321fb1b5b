import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { askAgain, type Query } from "../../collection/index.js";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import type { Failure } from "../../lib/failure.js";
import { explainCall } from "./explain.js";
import { useSalon, useSalonSettings } from "./salon-context.js";
import type { SectionName } from "./settings.js";

/**
 * The one alert of a section: why what it shows could not be read, with a button for another try, and why its last call
 * failed. `queries`: what the section reads.
 */
export function SectionAlert({
  section,
  queries,
}: {
  section: SectionName;
  queries: readonly Pick<Query<unknown>, "state" | "retry" | "invalidate">[];
}) {
  const { model, actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const lines = useAtomValue(model.atoms.alerts)[section] ?? [];
  const failures = queries.flatMap((query) => failureOf(query) ?? []);
  const [failure] = failures;
  // Each is told once, whoever tells it.
  useEffect(() => {
    for (const each of failures) actions.report(section, each);
  });
  const reasons = [...new Set(failures.flatMap((each) => explainCall(each, settings.locale)))];
  return (
    <AlertRegion
      title={failure ? words.readFailed(words.sections[section]) : undefined}
      problems={[...reasons, ...lines].map((text, id) => ({ id, text }))}
      action={
        failure ? (
          <Button
            size="s"
            onPress={() => {
              for (const query of queries) if (failureOf(query)) void askAgain(query);
            }}
          >
            {words.loadAgain}
          </Button>
        ) : null
      }
    />
  );
}

function failureOf(query: Pick<Query<unknown>, "state">): Failure | null {
  const state = query.state();
  if (state.is === "loading") return null;
  return state.is === "failed" ? state.failure : state.refreshFailure;
}
