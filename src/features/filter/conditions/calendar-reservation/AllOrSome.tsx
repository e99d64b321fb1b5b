import { useMemo } from "react";
import type { ItemId } from "../../../../api/resources.js";
import { ItemChoice, useList } from "../../../../references/index.js";
import type { ListKind, Resource } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { afterAllEntry, allId, hasAllEntry, withAllEntry } from "./all-entry.js";
import { calendarWords } from "./messages.js";

/** A picker with an entry that stands for the whole list. */
export function AllOrSome(props: {
  kind: ListKind;
  label?: string;
  ids: readonly ItemId[];
  onChange(ids: readonly ItemId[]): void;
  resource: Resource;
  readOnly: boolean;
  field: string;
}) {
  const { ids, onChange, resource, ...passed } = props;
  const { all } = calendarWords[useFilter().settings.locale];
  const list = useList(resource);
  const listed = list.is === "ready" ? list.source.ids : none;
  const shown = withAllEntry(ids, listed);
  const offered = hasAllEntry(listed) || shown !== ids;
  const extraItems = useMemo(() => (offered ? [{ id: allId, name: all }] : undefined), [offered, all]);
  return (
    <ItemChoice
      {...passed}
      ids={shown}
      multiple
      onChange={(edited) => onChange(afterAllEntry(shown, edited, listed))}
      resource={resource}
      extraItems={extraItems}
      standsForAll={allId}
    />
  );
}

const none: readonly never[] = [];
