import { useEffect, useState } from "react";
import type { ResourceSource } from "../../../api/resources.js";
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
  /** The list that was there as it was pressed, until another has come: it may be from before an edit in another tab. */
  const [wanted, want] = useState<{ after: ResourceSource | null } | null>(null);
  /** The list that could not be asked for again. */
  const [old, setOld] = useState<ResourceSource | null>(null);
  const words = formFieldWords[locale];
  const hasFailed = state.is === "failed" || (old !== null && old === state.source);
  useEffect(() => {
    if (!wanted || state.is === "loading") return;
    if (state.is === "ready" && state.source === wanted.after) return;
    want(null);
    if (state.is === "ready") onTake(linesOfChoices(state));
  }, [wanted, state, onTake]);
  async function ask(): Promise<void> {
    const after = state.source;
    setOld(null);
    want({ after });
    if (state.is === "failed") resource.retry();
    if (state.is !== "ready") return;
    await resource.invalidate();
    if (resource.state().source !== after) return;
    want(null);
    setOld(after);
  }
  return (
    <>
      <Button variant="quiet" size="s" busy={wanted !== null} busyLabel={words.useChoices} onPress={ask}>
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
