import { useAtomValue } from "jotai";
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { useQuery } from "../../collection/index.js";
import { Button } from "../../kit/Button.js";
import { Checkbox } from "../../kit/Checkbox.js";
import { EmptyState } from "../../kit/EmptyState.js";
import { MenuGridIcon, PencilIcon, PlusIcon, UserIcon } from "../../kit/icons.js";
import { NearProvider, useNearList } from "../../kit/near.js";
import { type DragState, reorderMark } from "../../kit/reorder.js";
import { SearchField } from "../../kit/SearchField.js";
import { Skeleton } from "../../kit/Skeleton.js";
import { fold } from "../../lib/fold.js";
import { moveToIndex } from "../../lib/moves.js";
import { withIndex } from "../../lib/with-index.js";
import { SectionAlert, useSalon, useSalonSettings } from "../salon/index.js";
import { BulkHead, BulkRow } from "./BulkRow.js";
import type { BulkEdit } from "./bulk.js";
import { ItemRow } from "./ItemRow.js";
import { inOrder } from "./item-list.js";
import { ReasonProvider, useBulkEdit, useItemWords } from "./items-context.js";
import { PasteQuestion } from "./PasteQuestion.js";

/** Courses or resources in an order of one's own. */
export function ItemsSection({ kind }: { kind: SalonItemKind }) {
  const bulk = useBulkEdit(kind);
  return bulk && <Items kind={kind} bulk={bulk} />;
}

function Items({ kind, bulk }: { kind: SalonItemKind; bulk: BulkEdit }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useItemWords(kind);
  const [showsDeleted, showDeleted] = useState(false);
  const [search, setSearch] = useState("");
  const isTyped = useAtomValue(bulk.atoms.dirty);
  const [isOpen, setOpen] = useState(false);
  const isTable = isOpen || isTyped;
  const queries = actions.queries();
  const query = showsDeleted ? queries.allItems(kind) : queries.items(kind);
  const state = useQuery(query);
  const isShown = useAtomValue(model.atoms.section) === kind;
  useEffect(() => {
    if (isShown) query.refresh();
  }, [isShown, query]);

  const all = useMemo(() => inOrder(state.data ?? []), [state.data]);
  const folded = useMemo(() => all.map(({ name }) => fold(name)), [all]);
  const wanted = fold(search);
  const found = wanted === "" ? all : all.filter((_, at) => folded[at]?.includes(wanted));
  const ids = useMemo(() => all.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id), [all]);
  const whyFixed = wanted !== "" ? own.notWhileSearching : showsDeleted ? own.notWithDeleted : null;
  const add = useRef<HTMLButtonElement>(null);
  const wish = useAtomValue(model.atoms.focus);
  // A row that is not drawn, or is a row of the table, has nothing that could have the focus.
  const isReachable = !isTable && found.some(({ id }) => id === wish?.id);
  useEffect(() => {
    if (wish?.section !== kind || isReachable) return;
    add.current?.focus();
    model.focusArrived();
  }, [wish, kind, isReachable, model]);

  function move(item: SalonItem, to: number): void {
    const index = Math.min(Math.max(to, 0), ids.length - 1);
    if (ids.indexOf(item.id) === index) return;
    const plan = moveToIndex(ids, item.id, new Set(), index);
    actions.moveItem(kind, plan, words.moved(item.name || words.noName, index + 1));
  }
  return (
    <div className="salon-section">
      <SectionAlert section={kind} queries={[query]} />
      <div className="salon-tools">
        <SearchField
          label={own.search}
          placeholder={own.search}
          clearLabel={own.clearSearch}
          value={search}
          onChange={setSearch}
        />
        <Checkbox label={own.showDeleted} checked={showsDeleted} onChange={showDeleted} />
        <span className="salon-grow" />
        <Button
          icon={<MenuGridIcon />}
          aria-haspopup="dialog"
          onPress={() => model.dialogs.open({ is: "pairs", kind })}
        >
          {own.openPairs}
        </Button>
        {fixed ? null : (
          <>
            <Button icon={<PencilIcon />} aria-pressed={isTable} onPress={() => setOpen(!isTable)}>
              {own.editTogether}
            </Button>
            <Button
              ref={add}
              variant="primary"
              icon={<PlusIcon />}
              aria-haspopup="dialog"
              onPress={() => model.dialogs.open({ is: "item", kind, original: null })}
            >
              {own.add}
            </Button>
          </>
        )}
      </div>
      {state.is === "loading" ? <Skeleton label={words.loading} /> : null}
      {state.is === "ready" && all.length === 0 ? (
        <EmptyState
          icon={kind === "courses" ? <MenuGridIcon size={20} /> : <UserIcon size={20} />}
          title={own.empty}
        />
      ) : null}
      {all.length > 0 && found.length === 0 ? <p className="salon-hint">{own.nothingFound}</p> : null}
      {found.length > 0 ? (
        <ItemList
          kind={kind}
          items={found}
          ids={ids}
          whyFixed={whyFixed}
          bulk={isTable && !fixed ? bulk : null}
          onMove={move}
        />
      ) : null}
      <PasteQuestion kind={kind} bulk={bulk} items={all} />
    </div>
  );
}

function ItemList(props: {
  kind: SalonItemKind;
  items: readonly SalonItem[];
  /** Ids of the items that can be moved, in their order. */
  ids: readonly number[];
  whyFixed: string | null;
  /** Typed texts, where the list is a table. */
  bulk: BulkEdit | null;
  onMove(item: SalonItem, to: number): void;
}) {
  const { kind, items, ids, whyFixed, bulk, onMove } = props;
  const { model } = useSalon();
  const { words } = useSalonSettings();
  const own = useItemWords(kind);
  const near = useNearList();
  const list = useRef<HTMLUListElement>(null);
  const reasonId = useId();
  const [drag, setDrag] = useState<DragState | null>(null);
  const wish = useAtomValue(model.atoms.focus);
  const boxes = useCallback(
    () => [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect()),
    [],
  );
  const places = useMemo(() => new Map(ids.map((id, at) => [id, at])), [ids]);
  // Rows that are as before are not drawn again: what they call stays the same, and does what it does now.
  const now = useRef(onMove);
  useLayoutEffect(() => {
    now.current = onMove;
  });
  const move = useCallback((item: SalonItem, to: number) => now.current(item, to), []);
  return (
    <NearProvider value={near}>
      <ReasonProvider value={whyFixed === null ? null : reasonId}>
        {whyFixed === null ? null : (
          <p id={reasonId} className="salon-hint">
            {whyFixed}
          </p>
        )}
        {bulk ? <BulkHead kind={kind} /> : null}
        <ul ref={list} className="salon-list salon-card" aria-label={own.list}>
          {withIndex(items).map(([at, item]) => {
            const shared = { kind, item, name: item.name || words.noName };
            if (bulk && !item.isDeleted)
              return <BulkRow key={item.id} {...shared} at={at} items={items} bulk={bulk} />;
            const index = places.get(item.id) ?? -1;
            return (
              <ItemRow
                key={item.id}
                {...shared}
                isFirst={at < 16}
                isLong={items.length > 40}
                index={index}
                count={ids.length}
                mark={reorderMark(drag, index)}
                wanted={wish?.section === kind && wish.id === item.id ? wish.control : null}
                boxes={boxes}
                onDrag={setDrag}
                onMove={move}
              />
            );
          })}
        </ul>
      </ReasonProvider>
    </NearProvider>
  );
}
