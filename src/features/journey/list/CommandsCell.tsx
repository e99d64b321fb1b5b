import { useRef, useState } from "react";
import { editingWords } from "../../../editor/index.js";
import { IconButton } from "../../../kit/IconButton.js";
import { CopyIcon, MoreIcon, PencilIcon } from "../../../kit/icons.js";
import { Menu } from "../../../kit/Menu.js";
import { useJourney, useJourneySettings } from "../journey-context.js";
import { Cell } from "./Cell.js";
import { rowCommands } from "./row-commands.js";
import type { JourneyRowProps, RowPlace } from "./row-props.js";

/** Buttons of a row, and the menu of the others. */
export function CommandsCell({
  row: { journey, order },
  place,
  nameId,
}: {
  row: Pick<JourneyRowProps, "journey" | "order">;
  place: RowPlace;
  nameId: string;
}) {
  const { model, actions } = useJourney();
  const { settings, words } = useJourneySettings();
  const [hasMenu, setMenu] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  return (
    <Cell className="journey-commands">
      <IconButton
        label={words.edit}
        aria-describedby={nameId}
        icon={<PencilIcon />}
        onPress={() => model.dialogs.open({ is: "edit", original: journey.wire, groupId: journey.groupId })}
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
          items={rowCommands({ journey, order, ...place, model, words })}
        />
      ) : null}
    </Cell>
  );
}
