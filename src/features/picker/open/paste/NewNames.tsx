import { type ComponentProps, useState } from "react";
import { Button } from "../../../../kit/Button.js";
import { Select } from "../../../../kit/Select.js";
import type { Catalogue } from "../../list/catalogue.js";
import { foldersForNew } from "../adding/draft.js";
import type { ListPartProps } from "../part-props.js";

/** Makes items of all pasted names that nobody knows, in one folder. */
export function NewNames({
  list,
  shown,
  words,
  label,
  catalogue,
  names,
  isMain,
  button,
}: ListPartProps & {
  catalogue: Catalogue;
  names: readonly string[];
  /** Nothing else is there to be chosen. */
  isMain: boolean;
  button: Pick<ComponentProps<typeof Button>, "ref">;
}) {
  const folders = foldersForNew(catalogue);
  const [groupId, setGroupId] = useState(list.usualGroup);
  const folder = folders.find((each) => each.groupId === groupId) ?? folders.at(-1);
  const { making, status } = shown;
  return (
    <div className="picker-paste-new">
      {folders.length > 1 && folder ? (
        <div className="picker-paste-folder">
          <span aria-hidden="true">{words.pasteFolder}</span>
          <Select<number>
            label={words.pasteFolder}
            options={folders.map((each) => ({ value: each.groupId, label: each.name || words.noFolder }))}
            value={folder.groupId}
            disabled={making !== null}
            onChange={setGroupId}
          />
        </div>
      ) : null}
      <Button
        {...button}
        variant={isMain ? "primary" : "standard"}
        busy={making !== null}
        busyLabel={making ? words.addingMany(making.done, making.total) : words.adding}
        // New items are made only when nothing else is under way.
        unavailable={making === null && status !== "idle"}
        onPress={() => void list.makePasted(names, folder?.groupId ?? 0)}
      >
        {words.pasteCreate(names.length, label)}
      </Button>
    </div>
  );
}
