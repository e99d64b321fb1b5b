import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import { idsOf } from "../../../choosing/index.js";
import { ItemChoice } from "../../../choosing/views.js";
import type { EffectEditorProps } from "../definition.js";
import { deedOf, MenuDeed, type MenuEffect } from "./menu.js";
import type { MenuWords } from "./messages.ja.js";
import { chooseDeed, chooseMenu } from "./transitions.js";

/** Which rich menu is set, or that the one that is set goes away. */
export function MenuEditor({
  effect,
  onChange,
  words,
  errorAt,
  readOnly,
}: EffectEditorProps<MenuEffect, MenuWords>) {
  const deed = deedOf(effect);
  return (
    <>
      <Field label={words.deed} layout="line" group>
        <Segmented
          options={[MenuDeed.show, MenuDeed.remove].map((value) => ({ value, label: words.deeds[value] }))}
          value={deed}
          onChange={(chosen) => onChange(chooseDeed(effect, chosen), "deed")}
          readOnly={readOnly}
          data-field="deed"
        />
      </Field>
      {deed === MenuDeed.show ? (
        <Field label={words.menu} layout="line" group error={errorAt("menu_id")}>
          <ItemChoice
            kind="richmenu"
            ids={idsOf(effect.menu_id ?? null)}
            onChange={([id]) => onChange(chooseMenu(effect, id ?? null), "menu_id")}
            readOnly={readOnly}
            field="menu_id"
          />
        </Field>
      ) : null}
    </>
  );
}
