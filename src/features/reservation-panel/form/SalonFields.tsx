import { useAtomValue } from "jotai";
import { useQuery } from "../../../collection/index.js";
import { useContentFailure } from "../../../editor/index.js";
import { Button } from "../../../kit/Button.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Notice } from "../../../kit/Notice.js";
import { joinParts } from "../../../lib/isolate.js";
import type { SalonQueries } from "../../reservation/index.js";
import { courseLabel, resourceLabel } from "../labels.js";
import { useReservation } from "../reservation-context.js";
import { FormField } from "./FormField.js";
import { nameIn, SalonChoice } from "./SalonChoice.js";

/** Fields of what the salon offers: the course, who does it, what is needed besides. */
export function SalonFields({ salon }: { salon: SalonQueries }) {
  const { model, commands, words, isFixed } = useReservation();
  const form = useAtomValue(model.atoms.form);
  const courses = useQuery(salon.courses);
  const resources = useQuery(salon.resources);
  const failed = [courses, resources].find((each) => each.is === "failed");
  const what = words.fields[courses.is === "failed" ? "course_id" : "salon_resource_id"];
  useContentFailure(commands, failed?.failure, words.listFailed(what));
  const resourceRows = resources.data ?? [];
  const others = resourceRows.filter(
    ({ id, isDeleted }) =>
      id !== form.salon_resource_id && (!isDeleted || form.sub_resource_ids.includes(id)),
  );
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
              {words.loadAgain}
            </Button>
          }
        >
          {words.listFailed(what)}
        </Notice>
      ) : null}
      <SalonChoice
        field="course_id"
        list={courses}
        label={(each) => courseLabel(each, words)}
        onChoose={(id) => model.chooseCourse(id, courses.data ?? [])}
      />
      <SalonChoice
        field="salon_resource_id"
        list={resources}
        label={(each) => resourceLabel(each, words)}
        onChoose={model.chooseResource}
      />
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
          textOf={(value) =>
            Array.isArray(value) ? joinParts(value.map((id) => nameIn(resourceRows, id, words))) : ""
          }
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
