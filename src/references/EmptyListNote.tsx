import type { Resource } from "../features/picker/index.js";
import { useList } from "./use-list.js";

/** Says under a picker that there is nothing to choose, once that is known (rules: deleted-choice). */
export function EmptyListNote({ resource, text }: { resource: Resource; text: string }) {
  const state = useList(resource);
  if (state.is !== "ready" || state.source.ids.length > 0) return null;
  return <span className="choice-note">{text}</span>;
}
