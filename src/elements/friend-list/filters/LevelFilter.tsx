import { useMemo } from "react";
import { createResource, type Resource } from "../../../features/picker/index.js";
import {
  type FilterChoice,
  FilterLists,
  ItemFilter,
  type ItemFilterPage,
  useList,
  useReferences,
} from "../../../references/index.js";
import { levelList, type NameLevel } from "./levels.js";

interface LevelFilterProps extends FilterChoice {
  page: ItemFilterPage;
  label: string;
  nameOf: NameLevel;
}

/** Chooses the notify level of the friends who are shown, by the names of the response marks. */
export function LevelFilter({ page, ...props }: LevelFilterProps) {
  return (
    <FilterLists page={page}>
      <Levels {...props} />
    </FilterLists>
  );
}

function Levels({ nameOf, ...props }: Omit<LevelFilterProps, "page">) {
  const resource = useLevels(props.id, nameOf);
  return <ItemFilter kind="response_mark" resource={resource} {...props} />;
}

/** The marks as levels. Until they are there, or when they could not be loaded, it is their own list that says so. */
function useLevels(chosen: string | null, nameOf: NameLevel): Resource {
  const marks = useReferences().lists.list("response_mark");
  const { source } = useList(marks);
  return useMemo(() => {
    if (source === null) return marks;
    const given = levelList(source, chosen, nameOf);
    const load = async () => ({ ok: true, status: 200, data: given }) as const;
    const levels = createResource({ given, load, forbiddenIsEmpty: false, now: () => 0 });
    // An old list is looked at again where it is opened, as all are.
    return { ...levels, refresh: marks.refresh };
  }, [marks, source, chosen, nameOf]);
}
