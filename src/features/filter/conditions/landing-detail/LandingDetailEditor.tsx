import { Checkbox } from "../../../../kit/Checkbox.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { isOn } from "../parts/flag.js";
import { type LandingDetailCondition, metaKeys } from "./landing-detail.js";
import { MetaTexts } from "./MetaTexts.js";
import { detailWords } from "./messages.js";
import { chooseLanding, narrowByParameters } from "./transitions.js";

/** Which landing, and what the parameters of its address were. */
export function LandingDetailEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  readOnly,
}: VariantEditorProps<LandingDetailCondition>) {
  const words = detailWords[locale];
  const { landing_id = null, use_meta_query = 0 } = condition;
  return (
    <>
      <ItemChoice
        kind="landing"
        label={words.landing}
        ids={idsOf(landing_id)}
        onChange={([id]) => onChange(chooseLanding(condition, id ?? null), "landing_id")}
        readOnly={readOnly}
        field="landing_id"
      />
      <div className="cond-line">
        <Checkbox
          checked={isOn(use_meta_query)}
          onChange={(on) => onChange(narrowByParameters(condition, on), "use_meta_query")}
          label={words.useMeta}
          disabled={readOnly}
          data-field="use_meta_query"
        />
      </div>
      {isOn(use_meta_query)
        ? metaKeys.map((key) => (
            <MetaTexts
              key={key}
              condition={condition}
              onChange={onChange}
              error={errorAt(`meta_query.${key}`)}
              readOnly={readOnly}
              of={key}
            />
          ))
        : null}
    </>
  );
}
