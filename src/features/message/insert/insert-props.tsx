import type { Placeholder } from "../placeholders/index.js";
import type { InsertKind, InsertSettings } from "../placeholders/offered.js";

/** Props of a form that makes or changes a placeholder of one kind. */
export interface InsertProps<P extends Placeholder = Placeholder> {
  kind: P["kind"];
  settings: InsertSettings;
  /** The one that is changed; `null` for a new one. */
  before: P | null;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
  onInsert(placeholder: P): void;
  onCancel(): void;
  onRemove?: (() => void) | undefined;
}

/** The same for a form of any kind, or for a kind without one. */
export type InsertContentProps = Omit<InsertProps, "kind"> & { kind: InsertKind };
