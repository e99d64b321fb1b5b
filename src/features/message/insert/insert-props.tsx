import type { MessageWords } from "../messages.js";
import type { InsertSettings } from "../placeholders/offered.js";
import type { Placeholder } from "../placeholders/placeholder.js";

/** What every dialog that makes or changes a placeholder gets. */
export interface InsertProps {
  words: MessageWords;
  settings: InsertSettings;
  /** The one that is changed; `null` for a new one. */
  before: Placeholder | null;
  /** In Japan, `YYYY-MM-DD`. */
  today: string;
  onInsert(source: string): void;
  onCancel(): void;
  onRemove?: (() => void) | undefined;
}
