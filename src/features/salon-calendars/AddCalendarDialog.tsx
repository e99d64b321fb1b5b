import { useQuery } from "../../collection/index.js";
import { Field } from "../../kit/Field.js";
import { RadioGroup } from "../../kit/RadioGroup.js";
import { Select } from "../../kit/Select.js";
import {
  SalonFormDialog,
  useDialogCall,
  useDialogFields,
  useSalon,
  useSalonSettings,
} from "../salon/index.js";
import { inOrder } from "../salon-items/index.js";
import { shownAccounts } from "./calendar-list.js";
import { accountName } from "./calendar-text.js";
import { type CalendarChoice, newCalendar, noChoice, readChoice } from "./new-calendar.js";
import { useCalendarWords } from "./use-calendar-words.js";

/** Ties a calendar to the salon or to one of its resources. */
export function AddCalendarDialog() {
  const { model, actions } = useSalon();
  const { words, fixed } = useSalonSettings();
  const own = useCalendarWords();
  const queries = actions.queries();
  const calendars = useQuery(queries.calendars).data;
  const resources = useQuery(queries.items("resources")).data ?? [];
  const accounts = calendars === null ? [] : shownAccounts(calendars);
  const call = useDialogCall("calendars");
  const [fields, write] = useDialogFields<CalendarChoice>(() => noChoice);
  const { account, calendar, isReadOnly, targets, target, resourceId } = readChoice(fields, accounts);
  const error = (key: string) => call.fields[key]?.join(" ");

  function change(next: Partial<CalendarChoice>): void {
    call.forget();
    write(next);
  }
  async function add(): Promise<void> {
    if (call.busy) return;
    const result = newCalendar(fields, accounts, own);
    if (result.made === null) {
      call.refuse(result.problems);
      return;
    }
    const { made } = result;
    const done = await call.run(async () => ({ failure: await actions.addCalendar(made) }));
    if (done === null) return;
    if (done.failure) call.failed(done.failure);
    else model.dialogs.close();
  }
  return (
    <SalonFormDialog
      title={own.add}
      saveLabel={own.doAdd}
      onSave={fixed ? undefined : () => void add()}
      lines={call.lines}
      refused={call.fields}
    >
      <Field
        label={own.accounts}
        error={error("google_token_id")}
        warning={account?.needsReauth ? words.needsReauth : undefined}
      >
        <Select
          options={accounts.map((each) => ({ value: each.tokenId, label: accountName(each, own) }))}
          value={account?.tokenId ?? null}
          placeholder={own.choose}
          onChange={(google_token_id) => change({ google_token_id, google_calendar_id: null })}
        />
      </Field>
      <Field label={own.calendar} error={error("google_calendar_id")}>
        <Select
          options={(account?.calendars ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={calendar?.id ?? null}
          placeholder={own.choose}
          onChange={(google_calendar_id) => change({ google_calendar_id })}
        />
      </Field>
      <Field label={own.resource} error={error("salon_resource_id")}>
        <Select
          options={[
            { value: 0, label: words.whole },
            ...inOrder(resources).map(({ id, name }) => ({ value: id, label: name || words.noName })),
          ]}
          value={resourceId}
          goneLabel={words.deletedResource}
          onChange={(salon_resource_id) => change({ salon_resource_id })}
        />
      </Field>
      <Field
        label={own.direction}
        hint={isReadOnly ? own.notWritable : undefined}
        error={error("link_target")}
        group
      >
        <RadioGroup
          label={own.direction}
          options={targets.map((value) => ({
            value,
            label: value === "both" ? own.both : own.purposes[value],
          }))}
          value={target}
          onChange={(link_target) => change({ link_target })}
        />
      </Field>
    </SalonFormDialog>
  );
}
