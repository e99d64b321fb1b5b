import { useMemo } from "react";
import { Field } from "../../../../kit/Field.js";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EditingLink, ItemChoice, useList } from "../../../../references/index.js";
import { useAction } from "../../action-context.js";
import { EffectLine } from "../parts/EffectLine.js";
import {
  changedMark,
  chooseMark,
  chooseRate,
  type MemberEffect,
  markSettingAbility,
  rateOf,
  UserRate,
  unchangedMark,
} from "./member.js";
import { memberWords } from "./messages.js";

/** Which mark friends get, with the way to where marks are set up, and how they are shown from then on. */
export function MemberEditor(props: VariantEditorProps<MemberEffect>) {
  const { value: effect, onChange, locale, warningAt, readOnly } = props;
  const words = memberWords[locale];
  const { settings } = useAction();
  return (
    <>
      <Field label={words.mark} layout="line" group>
        <EffectLine>
          <MarkChoice {...props} />
          {settings.abilities.includes(markSettingAbility) ? (
            <EditingLink address="/line/setting/notify" text={words.setUp} name={words.setUpElsewhere} />
          ) : null}
        </EffectLine>
      </Field>
      <Field label={words.rate} layout="line" group warning={warningAt("user_rate")}>
        <RadioGroup
          options={Object.values(UserRate).map((value) => ({ value, label: words.rates[value] }))}
          value={rateOf(effect)}
          onChange={(rate) => onChange(chooseRate(effect, rate), "user_rate")}
          layout="row"
          disabled={readOnly}
          data-field="user_rate"
        />
      </Field>
    </>
  );
}

/** That the mark stays is one more thing to choose. Where its name cannot be known it is said why (rules: member-mark-name, member-mark-failed). */
function MarkChoice({
  value: effect,
  onChange,
  locale,
  readOnly,
}: Pick<VariantEditorProps<MemberEffect>, "value" | "onChange" | "locale" | "readOnly">) {
  const words = memberWords[locale];
  const { is } = useList(useAction().lists.list("response_mark"));
  const unchanged = useMemo(
    () => [{ id: unchangedMark, name: words.markUnchanged, super: true, noact: true }],
    [words],
  );
  const mark = changedMark(effect);
  return (
    <>
      <ItemChoice
        kind="response_mark"
        ids={[mark ?? unchangedMark]}
        onChange={([id]) => onChange(chooseMark(effect, id ?? null), "notify")}
        extraItems={unchanged}
        readOnly={readOnly}
        field="notify"
      />
      {mark === null || is === "ready" ? null : (
        <span className="choice-note">{is === "failed" ? words.notShown : words.loading}</span>
      )}
    </>
  );
}
