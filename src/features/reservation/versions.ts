import { readInstant } from "../../lib/dates/moments.js";

/** Whether a version (`updated_at`) is older than another, as instants: servers write the same one in several ways. What cannot be compared is not older. */
export function isOlder(version: string | null, than: string | null): boolean {
  const [instant, known] = [readInstant(version), readInstant(than)];
  return instant !== null && known !== null && instant < known;
}
