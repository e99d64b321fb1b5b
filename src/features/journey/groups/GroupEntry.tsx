import { useAtomValue } from "jotai";
import { useId, useRef, useState } from "react";
import type { NamedEntry } from "../../../api/journey-groups.js";
import { IconButton } from "../../../kit/IconButton.js";
import { FolderIcon, MoreIcon } from "../../../kit/icons.js";
import { Menu } from "../../../kit/Menu.js";
import { ReorderHandle } from "../../../kit/ReorderHandle.js";
import { type DragState, type ReorderEvent, reorderMark } from "../../../kit/reorder.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { RenameField } from "../list/RenameField.js";
import { GroupButton } from "./GroupButton.js";
import { useFocusLeft } from "./use-focus-left.js";

/** One group: shown by a press, renamed in its place, moved by its handle or its menu. */
export function GroupEntry(props: {
  group: NamedEntry;
  index: number;
  count: number;
  journeys: number;
  drag: DragState | null;
  boxes(): readonly { top: number; bottom: number }[];
  onDrag(drag: DragState | null): void;
  onMove(from: number, to: number): void;
}) {
  const { group, index, count, journeys, drag } = props;
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const renaming = useAtomValue(model.atoms.renaming);
  const [hasMenu, setMenu] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const menuId = useId();
  const name = group.name || words.noName;
  useFocusLeft(row, "[data-group]", ".journey-group");
  const goBack = () => more.current?.focus();

  function announce({ kind, to, count: of }: ReorderEvent): void {
    if (kind === "started") model.announce(words.lifted(name));
    else if (kind === "moved") model.announce(words.carried(to + 1, of));
    else if (kind === "canceled") model.announce(words.putBack(name));
  }
  function move(to: number): void {
    props.onMove(index, to);
    // The row is moved in the document, and would lose it.
    queueMicrotask(goBack);
  }
  const isRenamed = renaming?.is === "group" && renaming.id === group.id;
  return (
    <li ref={row} className={reorderMark(drag, index)} data-group={group.id}>
      {fixed ? null : (
        <ReorderHandle
          label={words.handleOf(name)}
          index={index}
          count={count}
          boxes={props.boxes}
          onMove={props.onMove}
          onDrag={props.onDrag}
          onEvent={announce}
        />
      )}
      {isRenamed ? (
        <RenameField
          is="group"
          id={group.id}
          name={group.name}
          onSave={(next) => void actions.renameEntry("group", group, next)}
          onEnd={() => queueMicrotask(goBack)}
        />
      ) : (
        <GroupButton shown={group.id} name={name} count={journeys} icon={<FolderIcon />} dropOn={group.id} />
      )}
      {fixed || isRenamed ? null : (
        <IconButton
          ref={more}
          label={words.menuOf(name)}
          icon={<MoreIcon />}
          onPress={() => setMenu(!hasMenu)}
          aria-haspopup="menu"
          aria-expanded={hasMenu}
          aria-controls={menuId}
        />
      )}
      {hasMenu ? (
        <Menu
          label={words.menuOf(name)}
          anchor={more}
          onClose={() => setMenu(false)}
          items={[
            {
              id: "rename",
              label: words.rename,
              onPress: () => model.rename("group", group.id, group.name),
            },
            { id: "up", label: words.moveUp, unavailable: index === 0, onPress: () => move(index - 1) },
            {
              id: "down",
              label: words.moveDown,
              unavailable: index === count - 1,
              onPress: () => move(index + 1),
            },
            {
              id: "remove",
              label: words.remove,
              onPress: () => model.dialogs.open({ is: "remove-entry", list: "group", id: group.id }),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
