import type { ComponentType } from "react";
import type { AskingKind, Placeholder } from "../placeholders/index.js";
import { ContextInsert } from "./ContextInsert.js";
import { DateInsert } from "./DateInsert.js";
import { ItemInsert } from "./ItemInsert.js";
import type { InsertProps } from "./insert-props.js";
import { RemainInsert } from "./RemainInsert.js";

type FormOf<Kind extends AskingKind> = ComponentType<InsertProps<Extract<Placeholder, { kind: Kind }>>>;

/** Forms of the kinds with parameters; one without a form does not compile. */
const formsByKind: { [Kind in AskingKind]: FormOf<Kind> } = {
  var: ItemInsert,
  "common-var": ItemInsert,
  form: ItemInsert,
  context: ContextInsert,
  date: DateInsert,
  remain: RemainInsert,
};

/** The same by the kind of a placeholder whose type is not known; `undefined` for a kind that asks nothing. */
export const insertForms = formsByKind as unknown as Readonly<
  Record<string, ComponentType<InsertProps> | undefined>
>;
