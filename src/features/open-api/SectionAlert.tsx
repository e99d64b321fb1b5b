import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { AlertRegion } from "../../kit/AlertRegion.js";
import { Button } from "../../kit/Button.js";
import type { Failure } from "../../lib/failure.js";
import { explainCall } from "./explain.js";
import { useOpenApi, useOpenApiSettings } from "./open-api-context.js";
import type { SectionName } from "./settings.js";

/** The one alert of a section: why it could not be read, with a button for another try, and why its last call failed. */
export function SectionAlert(props: {
  section: SectionName;
  failure: Failure | null;
  /** Sentence about what could not be read. */
  title: string;
  onRetry(): void;
}) {
  const { section, failure, title, onRetry } = props;
  const { model, actions } = useOpenApi();
  const { settings, words } = useOpenApiSettings();
  const lines = useAtomValue(model.atoms.alerts)[section] ?? [];
  useEffect(() => {
    if (failure !== null) actions.report(section, failure);
  }, [failure, section, actions]);
  const reasons = failure === null ? [] : explainCall(failure, settings.locale);
  return (
    <AlertRegion
      title={failure === null ? undefined : title}
      problems={[...reasons, ...lines].map((text, id) => ({ id, text }))}
      action={
        failure === null ? null : (
          <Button size="s" onPress={onRetry}>
            {words.loadAgain}
          </Button>
        )
      }
    />
  );
}
