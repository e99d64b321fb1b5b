import { Deferred } from "../../../../kit/Deferred.js";
import { checks } from "../../deferred.js";
import type { WrittenDaysProps } from "./written-days-props.js";

/** Beside two days: takes `30日前`. It comes with the checks, a moment after the dates, which do without it (rules: days-as-written). */
export function WrittenDaysField(props: WrittenDaysProps) {
  return (
    <Deferred part={checks} fallback={null}>
      {({ WrittenDaysInput }) => <WrittenDaysInput {...props} />}
    </Deferred>
  );
}
