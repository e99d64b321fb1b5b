import { ConflictChoices as Choices, type ShownConflict, type Side } from "../../editor/index.js";
import { useSalonSettings } from "./salon-context.js";

/** Each of them with what can be saved; nothing is chosen at first (rules: salon-item-merged). */
export function ConflictChoices(props: {
  conflicts: readonly ShownConflict[];
  chosen: Readonly<Record<string, Side>>;
  onChoose(key: string, side: Side): void;
  waits?: boolean | undefined;
}) {
  const { locale } = useSalonSettings().settings;
  return <Choices {...props} locale={locale} lead="first" chosen={(key) => props.chosen[key]} />;
}
