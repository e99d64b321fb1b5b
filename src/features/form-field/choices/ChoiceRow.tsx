import { memo, useId } from "react";
import { classes } from "../../../kit/classes.js";
import { FieldContext } from "../../../kit/field-context.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, ErrorIcon, TrashIcon, WarningIcon } from "../../../kit/icons.js";
import { TextField } from "../../../kit/TextField.js";
import { Toolbar } from "../../../kit/Toolbar.js";
import type { Locale } from "../../../lib/locale.js";
import { textOn } from "../../../lib/text-on.js";
import { type Row, RowCheck } from "../../../list-editor/index.js";
import { formFieldWords } from "../messages.js";
import type { FormFieldModel } from "../model.js";
import { ChoiceGrip } from "./ChoiceGrip.js";
import { choiceColor, choiceText } from "./choice.js";

interface ChoiceRowProps {
  row: Row;
  /** Its place, from 1. */
  number: number;
  isLast: boolean;
  moved: boolean;
  selected: boolean;
  error: string | undefined;
  warning: string | undefined;
  fixed: boolean;
  model: FormFieldModel;
  locale: Locale;
}

/** One choice. Memoized, because a key in one of 1,000 choices is the business of that one only. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { row, number, isLast, moved, selected, error, warning, fixed, model, locale } = props;
  const { key, value } = row;
  const words = formFieldWords[locale];
  const id = useId();
  const name = words.choice(number);
  const text = choiceText(value);
  const colors = textOn(choiceColor(value));
  const note = error ?? warning;
  return (
    <div role="listitem" className="choice-item">
      <div
        role="group"
        aria-label={name}
        className={classes("choice", moved && "choice-moved", selected && "choice-selected")}
        data-row={key}
      >
        {fixed ? null : (
          <RowCheck row={key} heading={name} selected={selected} model={model} locale={locale} />
        )}
        <span className="choice-number" aria-hidden="true" data-row-head data-field="head">
          {number}
        </span>
        <span className="choice-text">
          {text === null ? (
            <span className="choice-held">{words.choiceOpaque}</span>
          ) : (
            <FieldContext
              value={{
                id,
                labelId: id,
                describedBy: note && `${id}note`,
                invalid: error !== undefined,
                required: false,
              }}
            >
              <TextField
                value={text}
                onChange={(next) => model.renameChoice(key, next)}
                label={name}
                readOnly={fixed}
                data-field="value"
              />
            </FieldContext>
          )}
          {colors && text !== null && text !== "" ? (
            <span
              className="choice-color"
              aria-hidden="true"
              style={{ backgroundColor: colors.background, color: colors.text }}
            >
              {text}
            </span>
          ) : null}
        </span>
        {fixed ? null : (
          <span className="choice-tools" data-row-head>
            <Toolbar label={words.tools(number)}>
              <ChoiceGrip row={row} number={number} model={model} locale={locale} />
              <IconButton
                label={words.moveUp}
                icon={<ArrowUpIcon />}
                unavailable={number === 1}
                onPress={() => model.moveChoice(key, -1, "moveUp")}
                data-field="moveUp"
              />
              <IconButton
                label={words.moveDown}
                icon={<ArrowDownIcon />}
                unavailable={isLast}
                onPress={() => model.moveChoice(key, 1, "moveDown")}
                data-field="moveDown"
              />
              <IconButton
                label={words.remove}
                icon={<TrashIcon />}
                onPress={() => model.removeChoices([key])}
                destructive
                data-field="remove"
              />
            </Toolbar>
          </span>
        )}
        {note === undefined ? null : (
          <span
            id={`${id}note`}
            className={classes(
              "choice-said",
              "field-note",
              error === undefined ? "field-warning" : "field-error",
            )}
          >
            {error === undefined ? <WarningIcon /> : <ErrorIcon />}
            <span>{note}</span>
          </span>
        )}
      </div>
    </div>
  );
});
