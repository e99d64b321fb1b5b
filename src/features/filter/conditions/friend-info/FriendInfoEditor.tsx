import type { ItemId } from "../../../../api/resources.js";
import { Select } from "../../../../kit/Select.js";
import { path } from "../../../../lib/path.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, ItemLink, idsOf, useList } from "../../../../references/index.js";
import type { ResourceState } from "../../../picker/index.js";
import { useFilter } from "../../filter-context.js";
import { comparesQuery } from "../parts/api-match.js";
import { partWords } from "../parts/messages.js";
import { CalendarFields } from "./CalendarFields.js";
import type { FriendInfoCondition } from "./condition.js";
import { FriendInfoMatch, judgesDate } from "./match.js";
import { friendInfoLabel, friendInfoWords } from "./messages.js";
import { PeriodFields } from "./PeriodFields.js";
import { QueryField } from "./QueryField.js";
import { chooseMatch, chooseVariable } from "./transitions.js";
import { matchesOf, typeBehind } from "./variable-types.js";

/** Which variable, and what it must hold. What is offered depends on the type that the list says. */
export function FriendInfoEditor(props: VariantEditorProps<FriendInfoCondition>) {
  const { value: condition, locale, onChange, readOnly } = props;
  const { var_id = null, match = FriendInfoMatch.exact } = condition;
  const { lists } = useFilter();
  const words = friendInfoWords[locale];
  const list = lists.list("varia");
  const type = typeIn(useList(list), var_id) ?? typeBehind(match);
  const labels = { ...partWords[locale].apiMatches, ...words.dateMatches };
  return (
    <>
      <div className="cond-line">
        <ItemChoice
          kind="varia"
          ids={idsOf(var_id)}
          onChange={([id = null]) =>
            onChange(chooseVariable(condition, id, typeIn(list.state(), id)), "var_id")
          }
          readOnly={readOnly}
          field="var_id"
        />
        <ItemLink
          kind="varia"
          id={var_id}
          label={friendInfoLabel[locale]}
          href={(id) => path`/line/var/edit/${id}`}
        />
        <Select
          options={matchesOf(type).map((value) => ({ value, label: labels[value] }))}
          value={match}
          goneLabel={labels[match]}
          onChange={(chosen) => onChange(chooseMatch(condition, chosen), "match")}
          label={words.match}
          disabled={readOnly}
          data-field="match"
        />
        {!judgesDate(match) && comparesQuery(match) ? (
          // Another variable's choices are another list.
          <QueryField key={String(var_id)} {...props} type={type} />
        ) : null}
      </div>
      {match === FriendInfoMatch.calendar ? <CalendarFields {...props} /> : null}
      {match === FriendInfoMatch.elapsed ? <PeriodFields {...props} kind="elapsed" /> : null}
      {match === FriendInfoMatch.remaining ? <PeriodFields {...props} kind="remaining" /> : null}
    </>
  );
}

/** The type of a variable; `null` as long as the list is not there, and for what is not in it. */
function typeIn({ source }: ResourceState, variable: ItemId | null): number | null {
  const type = variable === null ? undefined : source?.items[variable]?.type;
  return type === undefined ? null : Number(type);
}
