import { useMemo } from "react";
import { Field } from "../../../../kit/Field.js";
import { RadioGroup } from "../../../../kit/RadioGroup.js";
import { EditingLink, ItemChoice, useList } from "../../../choosing/views.js";
import { useAction } from "../../action-context.js";
import type { EffectEditorProps } from "../definition.js";
import { EffectLine } from "../parts/EffectLine.js";
import {
  changedMark,
  type MemberEffect,
  markSettingAbility,
  rateOf,
  UserRate,
  unchangedMark,
} from "./member.js";
import type { MemberWords } from "./messages.ja.js";
import { chooseMark, chooseRate } from "./transitions.js";

/** Which mark friends get, with the way to where marks are set up, and how they are shown from then on. */
export function MemberEditor(props: EffectEditorProps<MemberEffect, MemberWords>) {
  const { effect, onChange, words, warningAt, readOnly } = props;
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

/** That the mark stays is one more thing to choose. Where its name cannot be known it is said why (§8 "notify display"). */
function MarkChoice({
  effect,
  onChange,
  words,
  readOnly,
}: Pick<EffectEditorProps<MemberEffect, MemberWords>, "effect" | "onChange" | "words" | "readOnly">) {
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
