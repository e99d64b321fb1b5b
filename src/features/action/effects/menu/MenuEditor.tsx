import { Field } from "../../../../kit/Field.js";
import { Segmented } from "../../../../kit/Segmented.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { chooseMenu, chooseOperation, type MenuEffect, MenuOperation, operationOf } from "./menu.js";
import { menuWords } from "./messages.js";

/** Which rich menu is set, or that the one that is set goes away. */
export function MenuEditor({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<MenuEffect>) {
  const words = menuWords[locale];
  const operation = operationOf(effect);
  return (
    <>
      <Field label={words.operation} layout="line" group>
        <Segmented
          options={[MenuOperation.show, MenuOperation.remove].map((value) => ({
            value,
            label: words.operations[value],
          }))}
          value={operation}
          onChange={(chosen) => onChange(chooseOperation(effect, chosen), "operation")}
          readOnly={readOnly}
          data-field="operation"
        />
      </Field>
      {operation === MenuOperation.show ? (
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
