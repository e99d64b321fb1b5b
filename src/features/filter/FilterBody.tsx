import { Deferred } from "../../kit/Deferred.js";
import { Clipboard } from "./clipboard/Clipboard.js";
import { checks } from "./deferred.js";
import { FilterConditions } from "./FilterConditions.js";
import type { FilterPartProps } from "./filter-part.js";

/**
 * The conditions, what they have to do with each other, and copying them: in the filter editor and in the slide of an
 * effect. Stands inside a `FilterProvider`.
 */
export function FilterBody(props: FilterPartProps) {
  return (
    <>
      <Deferred part={checks} fallback={<div role="status" className="filter-alarms" />}>
        {({ LogicWarnings }) => <LogicWarnings {...props} />}
      </Deferred>
      <FilterConditions {...props} />
      <Clipboard {...props} />
    </>
  );
}
