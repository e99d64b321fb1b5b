import { useMemo } from "react";
import type { SalonItem, SalonItemKind } from "../../../api/salon-items.js";
import { type Query, useQuery } from "../../../collection/index.js";
import { Skeleton } from "../../../kit/Skeleton.js";
import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";
import {
  SalonFormDialog,
  SectionAlert,
  useDialogCall,
  useDialogFields,
  useSalon,
  useSalonSettings,
} from "../../salon/index.js";
import { inOrder } from "../item-list.js";
import { useItemWords } from "../items-context.js";
import { PairGrid } from "./PairGrid.js";
import { changesOf, type OffPairs, offPairs } from "./pair-state.js";

/** Dialog of who can do what (rules: course-resource-pairs). `kind`: the section from which it is opened. */
export function PairsDialog({ kind }: { kind: SalonItemKind }) {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useItemWords(kind);
  const queries = actions.queries();
  const read = [queries.items("courses"), queries.items("resources"), queries.unlinks];
  const courses = useQuery(queries.items("courses")).data;
  const resources = useQuery(queries.items("resources")).data;
  const unlinks = useQuery(queries.unlinks).data;
  const off = useMemo(() => offPairs(unlinks ?? []), [unlinks]);
  const call = useDialogCall(kind);
  const [fields, write] = useDialogFields<{ pairs: PlainObject }>(() => ({ pairs: {} }));
  const changed = isPlainObject(fields.pairs) ? fields.pairs : {};

  async function save(): Promise<void> {
    const changes = changesOf(changed);
    if (changes.on.length + changes.off.length === 0) {
      model.dialogs.close();
      return;
    }
    const answer = await call.run(() => actions.savePairs(changes));
    if (answer === null) return;
    if (answer.ok) model.dialogs.close();
    else call.failed(answer.failure);
  }
  const isThere = courses !== null && resources !== null && unlinks !== null;
  return (
    <SalonFormDialog
      title={own.pairs}
      width="l"
      onSave={fixed || !isThere ? undefined : () => void save()}
      lines={call.lines}
    >
      <SectionAlert section={kind} queries={read as readonly Query<unknown>[]} />
      {isThere ? (
        <Grid courses={courses} resources={resources} off={off} changed={changed} onChange={write} />
      ) : (
        <Skeleton label={words.loading} />
      )}
    </SalonFormDialog>
  );
}

function Grid(props: {
  courses: readonly SalonItem[];
  resources: readonly SalonItem[];
  off: OffPairs;
  changed: PlainObject;
  onChange(next: { pairs: PlainObject }): void;
}) {
  const { courses, resources, off, changed, onChange } = props;
  const own = useItemWords("courses");
  const [rows, columns] = [
    useMemo(() => inOrder(courses), [courses]),
    useMemo(() => inOrder(resources), [resources]),
  ];
  if (rows.length === 0 || columns.length === 0) return <p className="salon-hint">{own.noPairs}</p>;
  return (
    <>
      <p className="salon-hint">{own.pairsHint}</p>
      <PairGrid
        courses={rows}
        resources={columns}
        off={off}
        changed={changed}
        onChange={(pairs) => onChange({ pairs })}
      />
    </>
  );
}
