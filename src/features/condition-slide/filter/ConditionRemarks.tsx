import { WarningIcon } from "../../../kit/icons.js";
import type { Locale } from "../../../lib/locale.js";
import { useNames } from "../../../references/index.js";
import type { Fact, FilterState } from "../../filter/index.js";
import { alreadySo, remarksOn } from "./remarks.js";

/** Says where the owner of a condition changes nothing for anybody who meets it. */
export function ConditionRemarks(props: {
  brings: readonly Fact[];
  rows: FilterState["rows"];
  locale: Locale;
}) {
  const facts = alreadySo(props.brings, props.rows);
  const names = useNames();
  return remarksOn(facts, names, props.locale).map((text) => (
    <span key={text} className="condition-remark">
      <WarningIcon />
      <span>{text}</span>
    </span>
  ));
}
