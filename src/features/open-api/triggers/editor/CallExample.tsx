import { useId, useMemo, useState } from "react";
import { Button } from "../../../../kit/Button.js";
import { canCopy } from "../../../../kit/copying.js";
import { CopyIcon } from "../../../../kit/icons.js";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { tokyoClock } from "../../../../lib/dates/days.js";
import { serverNow } from "../../../../lib/dates/server-clock.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import type { TriggerDraft } from "../tree/merge-trigger.js";
import { curlOf, exampleOf, prettyJson } from "../tree/sample.js";
import { useTriggerWords } from "../use-trigger-words.js";

/** Example of a call of this trigger. Never with a real token. */
export function CallExample({ draft }: { draft: TriggerDraft }) {
  const { settings } = useOpenApiSettings();
  const words = useTriggerWords();
  // As of when the trigger was opened: it would change under the eyes.
  const [now] = useState(() => `${tokyoClock(serverNow()).replace(" ", "T")}:00+09:00`);
  const example = useMemo(
    () => exampleOf(draft.params, now, words.exampleText),
    [draft.params, now, words.exampleText],
  );
  return (
    <section role="group" aria-label={words.example} className="open-api-example">
      <h3>{words.example}</h3>
      <Sample name={words.json} text={prettyJson(example)} />
      {settings.callUrl === null ? null : (
        <Sample name={words.curl} text={curlOf(settings.callUrl, draft.event, example)} />
      )}
    </section>
  );
}

function Sample({ name, text }: { name: string; text: string }) {
  const { actions } = useOpenApi();
  const words = useTriggerWords();
  const id = useId();
  const [note, setNote] = useState("");
  return (
    <div className="open-api-sample">
      <div className="open-api-token-tools">
        <span id={id}>{name}</span>
        <span className="open-api-grow" />
        <StatusRegion visible text={note} />
        {canCopy() ? (
          <Button
            size="s"
            icon={<CopyIcon />}
            aria-describedby={id}
            onPress={() => {
              void actions.copyText(text).then((isCopied) => {
                setNote(isCopied ? words.copied : words.notCopied);
              });
            }}
          >
            {words.copy}
          </Button>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys. */}
      <section tabIndex={0} className="scroll-box" aria-labelledby={id}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}
