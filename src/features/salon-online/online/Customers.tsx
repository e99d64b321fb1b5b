import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { readId } from "../../../api/read-fields.js";
import { Button } from "../../../kit/Button.js";
import { PlusIcon } from "../../../kit/icons.js";
import type { DragState } from "../../../kit/reorder.js";
import { moveToIndex } from "../../../lib/moves.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { withIndex } from "../../../lib/with-index.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { customerIds, customerItems } from "../customer-items.js";
import { labelOf, sharingItems } from "./asked-item.js";
import { CustomerRow } from "./CustomerRow.js";
import { OnlineGroup } from "./OnlineGroup.js";
import { useOnlineWords } from "./use-online-words.js";

/** Questions to customers, in an order of one's own (rules: customer-items). */
export function Customers({ config }: { config: PlainObject }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useOnlineWords();
  const items = useMemo(() => customerItems(config), [config]);
  const ids = useMemo(() => customerIds(config), [config]);
  const sharing = useMemo(() => sharingItems(items), [items]);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [drag, setDrag] = useState<DragState | null>(null);
  const wish = useAtomValue(model.atoms.focus);
  useEffect(() => {
    if (wish?.section !== "online" || wish.id !== null) return;
    add.current?.focus();
    model.focusArrived();
  }, [wish, model]);

  function move(item: PlainObject, to: number): void {
    const id = readId(item.id);
    const index = Math.min(Math.max(to, 0), ids.length - 1);
    if (id === null || ids.indexOf(id) === index) return;
    const text = words.moved(labelOf(item) || words.noName, index + 1);
    actions.moveCustomerItem(moveToIndex(ids, id, new Set(), index), text);
  }
  const boxes = () =>
    [...(list.current?.children ?? [])].flatMap((row) =>
      row.hasAttribute("data-movable") ? [row.getBoundingClientRect()] : [],
    );
  return (
    <OnlineGroup
      title={own.customers}
      tools={
        fixed ? null : (
          <Button
            ref={add}
            size="s"
            icon={<PlusIcon />}
            aria-haspopup="dialog"
            onPress={() => model.dialogs.open({ is: "customer", original: null })}
          >
            {own.addItem}
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <p className="salon-hint">{own.noItems}</p>
      ) : (
        <ul ref={list} className="salon-list salon-asked" aria-label={own.customers}>
          {withIndex(items).map(([at, item]) => {
            const stored = readId(item.id);
            // The server would take the second of two with one id for the first.
            const id = items.findIndex((each) => readId(each.id) === stored) === at ? stored : null;
            return (
              <CustomerRow
                key={id ?? `at ${at}`}
                item={item}
                id={id}
                index={id === null ? -1 : ids.indexOf(id)}
                count={ids.length}
                isSharing={sharing.has(item)}
                drag={drag}
                boxes={boxes}
                onDrag={setDrag}
                onMove={move}
              />
            );
          })}
        </ul>
      )}
    </OnlineGroup>
  );
}
