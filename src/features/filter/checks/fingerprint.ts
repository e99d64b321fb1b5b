import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";

/** A text that is the same for data that say the same, whatever the order of their keys, and for no others. */
export function fingerprint(data: PlainData): string {
  if (Array.isArray(data)) return `[${data.map(fingerprint).join()}]`;
  // Only single values go through JSON: pages may have taught it to write lists and objects in ways of their own.
  if (!isPlainObject(data)) return JSON.stringify(data);
  const members = Object.keys(data)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${fingerprint(data[key] as PlainData)}`);
  return `{${members.join()}}`;
}
