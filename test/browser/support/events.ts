import { onTestFinished } from "vitest";

/** Every event of a finishing editor. */
export const editorEvents = [
  "change",
  "before-finish",
  "finish",
  "cancel",
  "failure",
  "status-change",
  "page-expired",
  "navigate",
] as const;

/** The events of these names that arrive at `target`, in order, for as long as the test runs. */
export function record(target: EventTarget, names: readonly string[] = editorEvents): CustomEvent[] {
  const heard: CustomEvent[] = [];
  const listener = (event: Event) => void heard.push(event as CustomEvent);
  for (const name of names) target.addEventListener(name, listener);
  onTestFinished(() => {
    for (const name of names) target.removeEventListener(name, listener);
  });
  return heard;
}

/** "status-change 1", "failure validation": what happened, for comparing orders. */
export function inBrief(events: readonly CustomEvent[]): string[] {
  return events.map(({ type, detail }) => {
    if (type === "status-change") return `${type} ${detail.status}`;
    return type === "failure" ? `${type} ${detail.reason}` : type;
  });
}

/** Prevents every event of this name for as long as the test runs. */
export function prevent(target: EventTarget, name: string): void {
  const listener = (event: Event) => event.preventDefault();
  target.addEventListener(name, listener);
  onTestFinished(() => target.removeEventListener(name, listener));
}
