import type { SalonItemKind } from "../../../api/salon-items.js";
import { useQuery } from "../../../collection/index.js";
import { DateField } from "../../../kit/DateField.js";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { TextField } from "../../../kit/TextField.js";
import { TimeField } from "../../../kit/TimeField.js";
import { serverNow } from "../../../lib/dates/server-clock.js";
import type { PlainData } from "../../../lib/plain-data.js";
import {
  SalonFormDialog,
  useDialogCall,
  useDialogFields,
  useSalon,
  useSalonSettings,
} from "../../salon/index.js";
import { inOrder, itemWords, problemOf } from "../../salon-items/index.js";
import { readExpiry } from "./expiry.js";
import { useUrlWords } from "./use-url-words.js";

/** As they are typed; a draft may hold anything. 0 for no course and for nobody. */
interface UrlFields {
  readonly name: PlainData;
  readonly course_id: PlainData;
  readonly salon_resource_id: PlainData;
  readonly date: PlainData;
  readonly time: PlainData;
}

/** Makes a link for a course, for a person, or for both. */
export function AddUrlDialog() {
  const { model, actions } = useSalon();
  const { settings, words, fixed } = useSalonSettings();
  const own = useUrlWords();
  const call = useDialogCall("urls");
  const [fields, write] = useDialogFields<UrlFields>(() => ({
    name: "",
    course_id: 0,
    salon_resource_id: 0,
    date: "",
    time: "",
  }));
  const error = (key: string) => call.fields[key]?.join(" ");
  const [name, date, time] = [textOf(fields.name), textOf(fields.date), textOf(fields.time)];
  const [course, resource] = [idOf(fields.course_id), idOf(fields.salon_resource_id)];

  function change(next: Partial<UrlFields>): void {
    call.forget();
    write(next);
  }
  async function add(): Promise<void> {
    if (call.busy) return;
    const nameProblem = problemOf("name", name, itemWords("courses", settings.locale));
    const expiry = readExpiry(date, time, serverNow());
    if (nameProblem !== null || expiry.is === "wrong") {
      call.refuse({
        ...(nameProblem !== null && { name: [nameProblem] }),
        ...(expiry.is === "wrong" && { expires_at: [own[expiry.why]] }),
      });
      return;
    }
    const answer = await call.run(() =>
      actions.addUrl({
        name: name.trim(),
        course_id: course > 0 ? course : null,
        salon_resource_id: resource > 0 ? resource : null,
        expires_at: expiry.expiresAt,
      }),
    );
    if (answer === null) return;
    if (!answer.ok) {
      call.failed(answer.failure);
      return;
    }
    model.dialogs.close();
    model.focusOn({ section: "urls", id: answer.data.id, control: "copy" });
  }
  return (
    <SalonFormDialog
      title={own.add}
      saveLabel={own.doAdd}
      onSave={fixed ? undefined : () => void add()}
      lines={call.lines}
      refused={call.fields}
    >
      <Field label={own.name} error={error("name")}>
        <TextField value={name} onChange={(text) => change({ name: text })} data-autofocus="" />
      </Field>
      <Field label={own.course} error={error("course_id")}>
        <ItemSelect
          kind="courses"
          value={course}
          goneLabel={words.deletedCourse}
          onChange={(course_id) => change({ course_id })}
        />
      </Field>
      <Field label={own.resource} error={error("salon_resource_id")}>
        <ItemSelect
          kind="resources"
          value={resource}
          goneLabel={words.deletedResource}
          onChange={(salon_resource_id) => change({ salon_resource_id })}
        />
      </Field>
      <div className="salon-url-end">
        <Field label={own.date} error={error("expires_at")}>
          <DateField value={date} onChange={(text) => change({ date: text })} />
        </Field>
        <Field label={own.time}>
          <TimeField value={time} onChange={(text) => change({ time: text })} />
        </Field>
      </div>
    </SalonFormDialog>
  );
}

function ItemSelect(props: {
  kind: SalonItemKind;
  value: number;
  goneLabel: string;
  onChange(id: number): void;
}) {
  const { kind, value, goneLabel, onChange } = props;
  const { actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useUrlWords();
  const items = useQuery(actions.queries().items(kind)).data ?? [];
  return (
    <Select
      options={[
        { value: 0, label: own.notSet },
        ...inOrder(items).map(({ id, name }) => ({ value: id, label: name || words.noName })),
      ]}
      value={value}
      goneLabel={goneLabel}
      onChange={onChange}
    />
  );
}

function textOf(data: PlainData): string {
  return typeof data === "string" ? data : "";
}

function idOf(data: PlainData): number {
  return typeof data === "number" && data > 0 ? data : 0;
}
