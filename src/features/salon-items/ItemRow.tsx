import { memo, useEffect } from "react";
import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { Badge } from "../../kit/Badge.js";
import { classes } from "../../kit/classes.js";
import { IconButton } from "../../kit/IconButton.js";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, PencilIcon, TrashIcon } from "../../kit/icons.js";
import { useNear } from "../../kit/near.js";
import { ReorderHandle } from "../../kit/ReorderHandle.js";
import type { DragState, ReorderEvent } from "../../kit/reorder.js";
import { Switch } from "../../kit/Switch.js";
import { Toolbar } from "../../kit/Toolbar.js";
import { useSalon, useSalonSettings } from "../salon/index.js";
import { ItemLook } from "./ItemLook.js";
import { useItemWords, useReason } from "./items-context.js";

export interface ItemRowProps {
  kind: SalonItemKind;
  item: SalonItem;
  /** Name of the item. */
  name: string;
  /** Among the first, which are drawn at once. */
  isFirst: boolean;
  /** There are so many that what is far from the screen is drawn by its name alone. */
  isLong: boolean;
  /** In the order; -1 for what has none. */
  index: number;
  count: number;
  /** The class of a row beside what is carried. */
  mark: string | undefined;
  /** The control that is to have the focus. */
  wanted: string | null;
  boxes(): readonly { top: number; bottom: number }[];
  onDrag(drag: DragState | null): void;
  onMove(item: SalonItem, to: number): void;
}

/** One course or resource: where it is far from the screen, its name. Drawn again only where something of it is another. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, name, isFirst, isLong, mark, wanted } = props;
  const { model } = useSalon();
  const [row, isNear] = useNear<HTMLLIElement>({
    key: String(item.id),
    atOnce: isFirst || wanted !== null,
    isWatched: isLong,
  });
  useEffect(() => {
    if (wanted === null || !isNear) return;
    row.current?.querySelector<HTMLElement>(`[data-control="${wanted}"]`)?.focus();
    model.focusArrived();
  }, [wanted, isNear, row, model]);
  return (
    <li ref={row} className={classes("salon-item", isLong && "is-long", mark)}>
      <div role="group" aria-label={name} className="salon-item-row">
        {isNear ? <NearItem {...props} /> : <bdi>{name}</bdi>}
      </div>
    </li>
  );
});

/** Content and commands of a row near the screen. */
function NearItem(props: ItemRowProps) {
  const { kind, item, name, index, count, boxes, onDrag, onMove } = props;
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useItemWords(kind);
  const reasonId = useReason();

  function announce({ kind: what, to, count: all }: ReorderEvent): void {
    if (what === "started") model.announce(words.lifted(name));
    else if (what === "moved") model.announce(words.carried(to + 1, all));
    else if (what === "canceled") model.announce(words.putBack(name));
  }
  function step(by: number, control: string): void {
    onMove(item, index + by);
    // The browser takes the focus from a row that is moved in the document.
    model.focusOn({ section: kind, id: item.id, control });
  }
  const why = { ...(reasonId !== null && { "aria-describedby": reasonId }) };
  return (
    <>
      {fixed || item.isDeleted ? null : (
        <ReorderHandle
          label={words.reorder}
          index={index}
          count={count}
          boxes={boxes}
          disabled={reasonId !== null}
          onMove={(_, to) => onMove(item, to)}
          onDrag={onDrag}
          onEvent={announce}
          data-control="reorder"
          {...why}
        />
      )}
      <ItemLook kind={kind} item={item} />
      {item.isDeleted ? <Badge>{own.deleted}</Badge> : null}
      {item.isDeleted ? null : (
        <Switch
          label={own.isPublic}
          checked={item.isPublic}
          disabled={fixed}
          onChange={(isPublic) => actions.setPublic(kind, item, isPublic)}
          data-control="public"
        />
      )}
      {item.isDeleted ? null : (
        <Toolbar label={words.operation} className="salon-item-tools">
          <IconButton
            label={words.edit}
            icon={<PencilIcon />}
            onPress={() => model.dialogs.open({ is: "item", kind, original: item.wire })}
            data-control="edit"
          />
          {fixed ? null : (
            <>
              <IconButton
                label={words.moveUp}
                icon={<ArrowUpIcon />}
                unavailable={reasonId !== null || index <= 0}
                onPress={() => step(-1, "up")}
                data-control="up"
                {...why}
              />
              <IconButton
                label={words.moveDown}
                icon={<ArrowDownIcon />}
                unavailable={reasonId !== null || index >= count - 1}
                onPress={() => step(1, "down")}
                data-control="down"
                {...why}
              />
              <IconButton
                label={own.duplicate}
                icon={<CopyIcon />}
                onPress={() => actions.copyItem(kind, item)}
                busyLabel={words.working}
                data-control="copy"
              />
              <IconButton
                label={words.remove}
                icon={<TrashIcon />}
                onPress={() => model.dialogs.open({ is: "remove-item", kind, id: item.id })}
                data-control="remove"
              />
            </>
          )}
        </Toolbar>
      )}
    </>
  );
}
