import { messageTypes } from "../../../src/api/timeline.js";
import type { ElementDeclaration } from "../../../src/element-base/declaration.js";
import { effectTypeIds } from "../../../src/features/action/effects/index.js";
import { conditionTypeIds } from "../../../src/features/filter/conditions/index.js";
import { inputTypes } from "../../../src/features/form-field/input-type.js";
import { syncNames } from "../../../src/features/form-field/settings.js";
import { friendTabs } from "../../../src/features/friend/settings.js";
import { orders } from "../../../src/features/friend-list/criteria.js";
import { insertKinds } from "../../../src/features/message/placeholders/offered.js";
import { pickerKinds } from "../../../src/features/picker/kinds.js";

type Values = readonly (string | number)[];

/** Attributes that are declared as texts, numbers or words and have a list of values all the same. */
const known: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  "action-editor": offered(effectTypeIds),
  "form-field-editor": { ...offered(inputTypes), sync: syncNames },
  "friend-editor": { tab: friendTabs },
  "friend-list": { "order-by": orders },
  "funnel-editor": offered(conditionTypeIds),
  "item-picker": { kind: Object.keys(pickerKinds), entry: ["joined"] },
  "message-editor": { placeholders: insertKinds },
  "message-timeline": { types: messageTypes },
};

/** The values of an attribute, as editors offer them; none where it takes any. */
export function valuesOf({ tag, attributes }: ElementDeclaration, name: string): Values {
  const attribute = attributes[name];
  if (attribute?.kind === "choice") return attribute.choices;
  // `sections` names which of the choices of `section` there are.
  const one = name === "sections" ? attributes.section : undefined;
  return one?.kind === "choice" ? one.choices : (known[tag]?.[name] ?? []);
}

function offered(types: Values) {
  return { swatch: types, "disabled-types": types };
}
