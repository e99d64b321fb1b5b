import { useAtomValue, useStore } from "jotai";
import { type ClipboardEvent, useId, useMemo } from "react";
import { Button } from "../../../kit/Button.js";
import { Deferred } from "../../../kit/Deferred.js";
import { ErrorIcon, PlusIcon } from "../../../kit/icons.js";
import { NearProvider, useNearList } from "../../../kit/near.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import { readLines } from "../../../lib/cells.js";
import { range } from "../../../lib/range.js";
import { ClipboardAnnouncements, useMovedMark } from "../../../list-editor/index.js";
import { linesPart } from "../deferred.js";
import { holdsChoices } from "../entity.js";
import type { FormFieldProps } from "../form-field-context.js";
import { formFieldWords } from "../messages.js";
import { useVariable, useVariableChoices } from "../use-variable.js";
import { ChoiceChunk } from "./ChoiceChunk.js";
import { choicesToCopy } from "./choices-to-copy.js";
import { useChoiceWarnings } from "./use-choice-warnings.js";
import { useRowKeys } from "./use-row-keys.js";
import { VariableChoices } from "./VariableChoices.js";

/** So many choices are drawn together, or wait together until they are near the screen. */
const chunkSize = 30;

interface ChoicesProps extends FormFieldProps {
  /** Error about all choices together. */
  error: string | undefined;
  fixed: boolean;
}

/** The choices of a pull-down, one a row. */
export function Choices({ model, commands, error, ...props }: ChoicesProps) {
  const { atoms } = model;
  const { locale } = useAtomValue(atoms.settings);
  const state = useAtomValue(atoms.state);
  const isHeld = holdsChoices(state);
  const fixed = props.fixed || isHeld;
  const problems = useAtomValue(atoms.shown);
  const dragging = useAtomValue(atoms.dragAnnouncement);
  const attempted = useAtomValue(commands.session.attempts) > 0;
  const moved = useMovedMark(model);
  const near = useNearList();
  const isEditingLines = useAtomValue(model.lines.atoms.isOpen);
  const of = useVariableChoices(useVariable(state));
  const warnings = useChoiceWarnings(state.rows, of?.state ?? null, locale);
  const keys = useRowKeys(model);
  const store = useStore();
  const copying = useMemo(() => choicesToCopy(model, store), [model, store]);
  const id = useId();
  const words = formFieldWords[locale];
  const { rows } = state;
  const chunks = range(0, Math.ceil(rows.length / chunkSize));

  /** A list that was copied elsewhere needs no empty choice to be pasted into. */
  function pasteAll(event: ClipboardEvent): void {
    const text = event.clipboardData.getData("text/plain");
    if (text.trim() === "") return;
    event.preventDefault();
    model.appendChoices(readLines(text, event.clipboardData.getData("text/html")));
  }

  return (
    <section className="choices" aria-labelledby={id}>
      <div className="choices-head">
        <strong id={id} className="form-field-title">
          {words.choices}
        </strong>
        {fixed ? null : (
          <Button variant="quiet" size="s" onPress={() => model.lines.open()}>
            {words.editLines}
          </Button>
        )}
        {of && !fixed ? (
          <VariableChoices key={of.id} of={of} locale={locale} onTake={model.lines.open} />
        ) : null}
      </div>
      {error === undefined ? null : (
        <div id={`${id}error`} className="field-note field-error">
          <ErrorIcon />
          <span>{error}</span>
        </div>
      )}
      <NearProvider value={near}>
        <div role="list" aria-label={words.choices} className="choice-list" {...keys}>
          {chunks.map((at) => (
            <ChoiceChunk
              key={at}
              first={at * chunkSize}
              rows={rows.slice(at * chunkSize, (at + 1) * chunkSize)}
              isLast={at === chunks.length - 1}
              isLong={chunks.length > 1}
              moved={moved}
              warnings={warnings}
              problems={
                attempted || problems.some(({ isFromServer }) => isFromServer) ? problems : noProblems
              }
              fixed={fixed}
              model={model}
              locale={locale}
            />
          ))}
        </div>
      </NearProvider>
      {rows.length === 0 ? (
        <div className="choices-empty">{isHeld ? words.opaque : words.noChoices}</div>
      ) : null}
      {fixed ? null : (
        <div className="choices-add" onPaste={pasteAll}>
          <Button
            icon={<PlusIcon />}
            onPress={() => model.addChoice()}
            aria-describedby={error === undefined ? undefined : `${id}error`}
            data-field="options"
          >
            {words.addChoice}
          </Button>
        </div>
      )}
      <StatusRegion text={dragging} />
      <ClipboardAnnouncements
        model={model}
        commands={commands}
        content={copying}
        copiesWhole={false}
        onlyAtRows
        reportMissing={undefined}
      />
      {isEditingLines && !fixed ? (
        <Deferred
          part={linesPart}
          words={{ loading: words.editLines, failed: words.choicesFailed, retry: words.loadAgain }}
        >
          {({ LinesDialog }) => (
            <LinesDialog
              lines={model.lines}
              rows={rows}
              locale={locale}
              onApply={() => model.applyLines(model.lines.take())}
            />
          )}
        </Deferred>
      ) : null}
    </section>
  );
}

const noProblems: readonly never[] = [];
