import { Field } from "../../../kit/Field.js";
import { RadioGroup } from "../../../kit/RadioGroup.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { ChosenRanges } from "./ChosenRanges.js";
import { useOpeningWords } from "./opening-context.js";

/** Choice between closed special days and their hours. */
export function ClosedOrRanges(props: {
  isClosed: boolean;
  ranges: readonly PlainData[];
  onChange(change: { isClosed: boolean } | { ranges: PlainData[] }): void;
}) {
  const { isClosed, ranges, onChange } = props;
  const words = useOpeningWords();
  return (
    <>
      <Field label={words.hours} group>
        <RadioGroup<"closed" | "open">
          layout="row"
          options={[
            { value: "closed", label: words.closed },
            { value: "open", label: words.setHours },
          ]}
          value={isClosed ? "closed" : "open"}
          onChange={(value) => onChange({ isClosed: value === "closed" })}
        />
      </Field>
      {isClosed ? null : <ChosenRanges list={ranges} onChange={(next) => onChange({ ranges: [...next] })} />}
    </>
  );
}
