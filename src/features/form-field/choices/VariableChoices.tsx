import { useEffect, useState } from "react";
import { Button } from "../../../kit/Button.js";
import { ErrorIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { Locale } from "../../../lib/locale.js";
import type { Resource, ResourceState } from "../../picker/index.js";
import { formFieldWords } from "../messages.js";

/** Takes the choices of friend information over, into the dialog in which nothing changes yet. */
export function VariableChoices({
  of,
  locale,
  onTake,
}: {
  of: { resource: Resource; state: ResourceState };
  locale: Locale;
  onTake(lines: string): void;
}) {
  const { resource, state } = of;
  /** It was pressed before they were there. */
  const [isWanted, want] = useState(false);
  const words = formFieldWords[locale];
  const hasFailed = state.is === "failed";
  useEffect(() => {
    if (!isWanted || state.is === "loading") return;
    want(false);
    if (state.is === "ready") onTake(linesOfChoices(state));
  }, [isWanted, state, onTake]);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        busy={isWanted}
        busyLabel={words.useChoices}
        onPress={() => {
          if (hasFailed) resource.retry();
          want(true);
        }}
      >
        {words.useChoices}
      </Button>
      <span className={hasFailed ? "field-note field-error" : "sr"}>
        {hasFailed ? <ErrorIcon /> : null}
        <StatusRegion visible className="" text={hasFailed ? words.choicesFailed : ""} />
      </span>
    </>
  );
}

function linesOfChoices({ source }: Extract<ResourceState, { is: "ready" }>): string {
  return source.ids.map((id) => source.items[String(id)]?.name ?? "").join("\n");
}
