import { useAtomValue } from "jotai";
import { useQuery } from "../../../collection/index.js";
import { useContentFailure } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Notice } from "../../../kit/Notice.js";
import { Select } from "../../../kit/Select.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { courseLabel, resourceLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";
import type { SalonQueries } from "../source.js";
import { FormField } from "./FormField.js";

/** For "none": ids are above it. */
const none = 0;

/** What the salon offers: the course, who does it, what is needed besides. */
export function SalonFields({ salon }: { salon: SalonQueries }) {
  const { model, commands, words, isFixed } = useReservation();
  const form = useAtomValue(model.atoms.form);
  const courses = useQuery(salon.courses);
  const resources = useQuery(salon.resources);
  const failed = [courses, resources].find((each) => each.is === "failed");
  const what = words.fields[courses.is === "failed" ? "course_id" : "salon_resource_id"];
  useContentFailure(commands, failed?.failure, words.listFailed(what));
  const courseRows = courses.data ?? [];
  const resourceRows = resources.data ?? [];
  // What is offered no more stays where it was chosen.
  const shownCourses = courseRows.filter(({ id, isDeleted }) => !isDeleted || id === form.course_id);
  const shownResources = resourceRows.filter(
    ({ id, isDeleted }) => !isDeleted || id === form.salon_resource_id,
  );
  const others = resourceRows.filter(
    ({ id, isDeleted }) =>
      id !== form.salon_resource_id && (!isDeleted || form.sub_resource_ids.includes(id)),
  );
  const goneName = (known: boolean, label: string, id: number | null) =>
    known && id !== null ? words.gone(label, id) : id === null ? "" : `ID ${id}`;
  const nameIn = (rows: readonly { id: number; name: string }[]) => (value: PlainData) =>
    rows.find(({ id }) => id === value)?.name ?? (typeof value === "number" ? `ID ${value}` : words.none);
  const fee = resourceRows.find(({ id }) => id === form.salon_resource_id)?.fee ?? null;
  return (
    <>
      {failed ? (
        <Notice
          tone="warning"
          actions={
            <Button
              size="s"
              variant="quiet"
              onPress={() => {
                salon.courses.retry();
                salon.resources.retry();
              }}
            >
              {words.retry}
            </Button>
          }
        >
          {words.listFailed(what)}
        </Notice>
      ) : null}
      <FormField field="course_id" textOf={nameIn(courseRows)}>
        <Select<number>
          options={[
            { value: none, label: words.none },
            ...shownCourses.map((course) => ({ value: course.id, label: courseLabel(course, words) })),
          ]}
          value={form.course_id ?? none}
          goneLabel={goneName(courses.is === "ready", words.fields.course_id, form.course_id)}
          onChange={(id) => model.chooseCourse(id === none ? null : id, courseRows)}
          disabled={isFixed}
          data-field="course_id"
        />
      </FormField>
      <FormField field="salon_resource_id" textOf={nameIn(resourceRows)}>
        <Select<number>
          options={[
            { value: none, label: words.none },
            ...shownResources.map((each) => ({ value: each.id, label: resourceLabel(each, words) })),
          ]}
          value={form.salon_resource_id ?? none}
          goneLabel={goneName(
            resources.is === "ready",
            words.fields.salon_resource_id,
            form.salon_resource_id,
          )}
          onChange={(id) => model.chooseResource(id === none ? null : id)}
          disabled={isFixed}
          data-field="salon_resource_id"
        />
      </FormField>
      <Checkbox
        checked={form.resource_fee_is_charged}
        onChange={(value) => model.write("resource_fee_is_charged", value)}
        label={words.fields.resource_fee_is_charged}
        disabled={isFixed}
        data-field="resource_fee_is_charged"
      />
      {fee === null ? null : <div className="reservation-hint">{words.feeOf(words.price(fee))}</div>}
      {others.length === 0 ? null : (
        <FormField
          field="sub_resource_ids"
          group
          textOf={(value) => (Array.isArray(value) ? value.map(nameIn(resourceRows)).join(" ") : "")}
        >
          <div className="reservation-others" data-field="sub_resource_ids">
            {others.map((each) => (
              <Checkbox
                key={each.id}
                checked={form.sub_resource_ids.includes(each.id)}
                onChange={() => model.toggleSubResource(each.id)}
                label={each.isDeleted ? words.deleted(each.name) : each.name}
                disabled={isFixed}
              />
            ))}
          </div>
        </FormField>
      )}
    </>
  );
}
