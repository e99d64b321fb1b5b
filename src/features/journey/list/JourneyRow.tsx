import { useAtomValue } from "jotai";
import { memo, type PointerEvent, useId, useRef, useState } from "react";
import type { ListedJourney } from "../../../api/journeys.js";
import { editingWords } from "../../../editor/index.js";
import { classes } from "../../../kit/classes.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CopyIcon, ErrorIcon, MoreIcon, PencilIcon, StarFillIcon, StarIcon } from "../../../kit/icons.js";
import { Menu } from "../../../kit/Menu.js";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { RowCheckbox } from "../../../kit/RowCheckbox.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import { groupAt } from "../groups/group-drop.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import type { PhaseNames } from "../phase-name.js";
import { Cell } from "./Cell.js";
import { changedOn } from "./changed-on.js";
import { Phases } from "./Phases.js";
import { RenameField } from "./RenameField.js";
import { rowCommands } from "./row-commands.js";
import type { SectionOrder } from "./use-order.js";

export interface JourneyRowProps {
  journey: ListedJourney;
  /** Among all that are shown, counted from 0. */
  at: number;
  /** In its section, in px. */
  top: number;
  nameOf: PhaseNames;
  isSelected: boolean;
  isOpen: boolean;
  order: SectionOrder;
  /** Why nothing can be moved now. */
  whyFixed: string | null;
  /** Rows that are dragged in its section. */
  drag: DragState | null;
  /** The boxes of the rows of its order in window coordinates. */
  boxes(): readonly { top: number; bottom: number }[];
  onDrag(drag: DragState | null): void;
  onSelect(id: number, extendsIt: boolean): void;
}

/**
 * One journey: its name, its phases in their order, and what can be done to it. Who goes down a column of controls with the
 * same names hears by their description whose each is.
 */
export const JourneyRow = memo(function JourneyRow(props: JourneyRowProps) {
  const { journey, at, top, isSelected, isOpen, order, whyFixed, drag, onDrag } = props;
  const { model, actions } = useJourney();
  const { settings, words, fixed } = useJourneySettings();
  const refusal = useAtomValue(model.atoms.refused).get(journey.id);
  const nameId = useId();
  const reasonId = useId();
  const [hasMenu, setMenu] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const name = journey.name || words.noName;
  const index = order.ids.indexOf(journey.id);
  const reason = whyFixed ?? (index < 0 ? words.groupGone : null);
  const focusName = () => model.focusOn({ id: journey.id, control: "name" });

  function announce({ kind, to, count }: ReorderEvent): void {
    if (kind === "started") model.announce(words.lifted(name));
    else if (kind === "moved") model.announce(words.carried(to + 1, count));
    else if (kind === "canceled") model.announce(words.putBack(name));
  }
  function markGroup(event: PointerEvent<HTMLElement>): void {
    if (drag?.by === "pointer") model.carryOver(groupAt(event));
  }
  /** A row that is carried onto a group of the navigation is moved into it. */
  function dropOnGroup(event: PointerEvent<HTMLElement>): void {
    const group = drag?.by === "pointer" ? groupAt(event) : undefined;
    if (group === undefined) return;
    // The handle then hears that it has lost the pointer, and puts the row back.
    event.stopPropagation();
    const ids = isSelected ? model.selectedIds() : [journey.id];
    void actions.moveToGroup(group, ids).then((failure) => {
      if (failure) actions.failed(failure);
    });
  }
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div
      role="row"
      className={classes(
        "journey-row",
        isSelected && "is-selected",
        isOpen && "is-open",
        reorderMark(drag, index),
      )}
      style={{ insetBlockStart: top }}
      aria-label={name}
      aria-rowindex={at + 1}
      aria-selected={isSelected}
      aria-current={isOpen || undefined}
      data-journey={journey.id}
    >
      {fixed ? null : (
        <Cell className="journey-grip" onPointerMove={markGroup} onPointerUpCapture={dropOnGroup}>
          <ReorderHandle
            label={words.reorder}
            index={index}
            count={order.ids.length}
            boxes={props.boxes}
            disabled={reason !== null}
            onMove={(_, to) => order.move(journey, to)}
            onDrag={onDrag}
            onEvent={announce}
            data-control="reorder"
            aria-describedby={reason === null ? nameId : reasonId}
          />
          {reason === null ? null : (
            <span id={reasonId} className="sr">
              {reason}
            </span>
          )}
        </Cell>
      )}
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
      {fixed ? null : (
        <Cell className="journey-commands">
          <IconButton
            label={words.edit}
            aria-describedby={nameId}
            icon={<PencilIcon />}
            onPress={() =>
              model.dialogs.open({ is: "edit", original: journey.wire, groupId: journey.groupId })
            }
            data-control="edit"
          />
          <IconButton
            label={words.duplicate}
            aria-describedby={nameId}
            icon={<CopyIcon />}
            onPress={() => actions.copy(journey)}
            busyLabel={editingWords[settings.locale].working}
            data-control="copy"
          />
          <IconButton
            ref={more}
            label={words.more}
            aria-describedby={nameId}
            icon={<MoreIcon />}
            onPress={() => setMenu(!hasMenu)}
            aria-haspopup="menu"
            aria-expanded={hasMenu}
            data-control="more"
          />
          {hasMenu ? (
            <Menu
              label={words.more}
              anchor={more}
              onClose={() => setMenu(false)}
              items={rowCommands({ journey, index, order, reason, model, words })}
            />
          ) : null}
        </Cell>
      )}
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
