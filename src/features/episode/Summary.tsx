import { useAtomValue } from "jotai";
import { memo, useDeferredValue } from "react";
import { Section } from "../../kit/Section.js";
import type { PlainData } from "../../lib/plain-data.js";
import { createSentenceFormat, useNames } from "../../references/index.js";
import { useEpisode, useEpisodeSettings } from "./episode-context.js";
import type { BaseKind } from "./kinds.js";
import { stepSentence, wholeSentence } from "./sentence.js";

/** All of it in sentences, one for each step. It follows a keystroke a moment later. */
export const Summary = memo(function Summary() {
  const { model } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const rows = useDeferredValue(useAtomValue(model.atoms.rows));
  const pending = useAtomValue(model.atoms.pendingConditions);
  const { base } = useAtomValue(model.atoms.kind);
  return (
    <Section title={words.summary}>
      <div role="group" aria-label={words.summary} className="episode-sentences">
        <p>{wholeSentence(rows, base, settings.locale)}</p>
        {rows.length === 0 ? null : (
          <ol>
            {rows.map(({ key, value }) => (
              <Sentence key={key} value={value} base={base} isPending={pending[key] !== undefined} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  );
});

/** One step. Memoized: most keystrokes are none of its business. */
const Sentence = memo(function Sentence(props: { value: PlainData; base: BaseKind; isPending: boolean }) {
  const { settings } = useEpisodeSettings();
  const format = createSentenceFormat(useNames(), settings.locale, "whole");
  return (
    <li>
      <bdi>{stepSentence(props.value, props.base, props.isPending, format)}</bdi>
    </li>
  );
});
