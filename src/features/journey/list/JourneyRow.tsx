import { useAtomValue } from "jotai";
import { memo, useId } from "react";
import type { ListedJourney } from "../../../api/journeys.js";
import { classes } from "../../../kit/classes.js";
import { IconButton } from "../../../kit/IconButton.js";
import { ErrorIcon, StarFillIcon, StarIcon } from "../../../kit/icons.js";
import { RowCheckbox } from "../../../kit/RowCheckbox.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { Cell } from "./Cell.js";
import { CommandsCell } from "./CommandsCell.js";
import { changedOn } from "./changed-on.js";
import { GripCell } from "./GripCell.js";
import { Phases } from "./Phases.js";
import { RenameField } from "./RenameField.js";
import { type JourneyRowProps, rowPlace } from "./row-props.js";

/**
 * One journey: its name, its phases in their order, and what can be done to it. Who goes down a column of controls with the
 * same names hears by their description whose each is.
 */
export const JourneyRow = memo(function JourneyRow(props: JourneyRowProps) {
  const { journey, at, top, isSelected, isOpen, order, whyFixed, mark } = props;
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const refusal = useAtomValue(model.atoms.refused).get(journey.id);
  const nameId = useId();
  const name = journey.name || words.noName;
  const place = rowPlace(journey.id, order.ids, whyFixed, words);
  const focusName = () => model.focusOn({ id: journey.id, control: "name" });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div
      role="row"
      className={classes("journey-row", isSelected && "is-selected", isOpen && "is-open", mark)}
      style={{ insetBlockStart: top }}
      aria-label={name}
      aria-rowindex={at + 1}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      data-journey={journey.id}
    >
      {fixed ? null : <GripCell row={props} place={place} nameId={nameId} />}
      <Cell className="journey-check">
        <RowCheckbox
          label={words.select}
          checked={isSelected}
          describedBy={nameId}
          onChange={(isRange) => props.onSelect(journey.id, isRange)}
          data-control="select"
        />
      </Cell>
      <Cell className="journey-star">
        {fixed ? (
          journey.isFavorite ? (
            <span role="img" aria-label={words.favorite} className="journey-starred">
              <StarFillIcon />
            </span>
          ) : null
        ) : (
          <IconButton
            label={words.favorite}
            aria-describedby={nameId}
            icon={journey.isFavorite ? <StarFillIcon /> : <StarIcon />}
            pressed={journey.isFavorite}
            onPress={() => actions.setFavorite(journey, !journey.isFavorite)}
            data-control="star"
          />
        )}
      </Cell>
      <Cell className="journey-main">
        <NameOrField journey={journey} name={name} nameId={nameId} onEnd={focusName} />
        <Phases ids={journey.phases} nameOf={props.nameOf} />
        {refusal === undefined ? null : (
          <span className="field-note field-error">
            <ErrorIcon />
            <span>{refusal}</span>
          </span>
        )}
      </Cell>
      <Cell className="journey-facts">
        <span className="journey-people">{words.people(journey.people)}</span>
        <span className="journey-changed">{changedOn(journey.updatedAt, words)}</span>
      </Cell>
      {fixed ? null : <CommandsCell row={props} place={place} nameId={nameId} />}
    </div>
  );
});

function NameOrField(props: { journey: ListedJourney; name: string; nameId: string; onEnd(): void }) {
  const { journey, name, nameId, onEnd } = props;
  const { model, actions } = useJourney();
  const renaming = useAtomValue(model.atoms.renaming);
  if (renaming?.is === "journey" && renaming.id === journey.id)
    return (
      <RenameField
        is="journey"
        id={journey.id}
        name={journey.name}
        onSave={(next) => void actions.renameJourney(journey, next)}
        onEnd={onEnd}
      />
    );
  return (
    <button
      type="button"
      className="journey-name"
      title={name}
      onClick={() => actions.open(journey.id)}
      data-control="name"
    >
      <bdi id={nameId}>{name}</bdi>
    </button>
  );
}
