import type { Reservation } from "../../../api/reservations.js";
import { Checkbox } from "../../../kit/Checkbox.js";
import { Field } from "../../../kit/Field.js";
import { Select } from "../../../kit/Select.js";
import { withIndex } from "../../../lib/with-index.js";
import { namedStatus, statusChoices } from "../../reservation/index.js";
import { useReservation } from "../reservation-context.js";

/** How it stands and goes: each choice is sent at once, and reverted where the server refuses it. */
export function StatusControls({ reservation }: { reservation: Reservation }) {
  const { actions, words, isFixed } = useReservation();
  const { visit_status, is_attended, checked_at } = reservation;
  const status = namedStatus(reservation.status) ?? reservation.status;
  const statusName = (each: string) => {
    const named = namedStatus(each);
    return named === null ? each : words.statuses[named];
  };
  const naming = (name: string, value: string) => ({ name, announced: words.changedTo(name, value) });
  const visitStatuses = withIndex(words.visitStatuses).map(([value, label]) => ({ value, label }));
  const visits = words.attendances;
  const attendance = is_attended === null ? "unknown" : is_attended ? "came" : "missed";
  return (
    <div className="reservation-controls">
      <Field label={words.fields.status}>
        <Select<string>
          options={statusChoices(status).map((value) => ({ value, label: statusName(value) }))}
          value={status}
          onChange={(value) =>
            void actions.patch({
              ...{ attribute: "status", value, shown: { status: value } },
              ...naming(words.fields.status, statusName(value)),
            })
          }
          disabled={isFixed}
        />
      </Field>
      <Field label={words.visitStatus}>
        <Select<number>
          options={visitStatuses}
          value={visit_status}
          goneLabel={String(visit_status)}
          onChange={(value) =>
            void actions.patch({
              ...{ attribute: "visit_status", value, shown: { visit_status: value } },
              ...naming(words.visitStatus, words.visitStatuses[value] ?? String(value)),
            })
          }
          disabled={isFixed}
        />
      </Field>
      <Field label={words.attendance}>
        <Select<keyof typeof visits>
          options={(["unknown", "came", "missed"] as const).map((value) => ({ value, label: visits[value] }))}
          value={attendance}
          onChange={(chosen) => {
            const value = chosen === "unknown" ? null : chosen === "came";
            void actions.patch({
              ...{ attribute: "is_attended", value, shown: { is_attended: value } },
              ...naming(words.attendance, visits[chosen]),
            });
          }}
          disabled={isFixed}
        />
      </Field>
      <Checkbox
        checked={checked_at !== null}
        onChange={(checked) =>
          void actions.patch({
            attribute: "checked_at",
            value: checked ? true : null,
            // The server's clock will say when.
            shown: { checked_at: checked ? "" : null },
            ...{ name: words.checked, announced: checked ? words.nowChecked : words.nowUnchecked },
          })
        }
        label={words.checked}
        disabled={isFixed}
      />
    </div>
  );
}
