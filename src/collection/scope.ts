import type { MutationScope } from "./mutation.js";

/** The scope of a mutation that is told only while what it is about is shown. */
export interface ShownScope<Event> extends MutationScope<Event> {
  isShown(): boolean;
  /** Does the same, and nothing once something else is shown. */
  whileShown<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void;
}

/** Makes it, of what is shown as the operator presses. `shown` names that, as ids of a server and a record. */
export function createScope<Event>(
  options: { shown(): readonly unknown[] } & MutationScope<Event>,
): ShownScope<Event> {
  const there = options.shown();
  const isShown = () => options.shown().every((each, at) => each === there[at]);
  const whileShown: ShownScope<Event>["whileShown"] =
    (act) =>
    (...args) => {
      if (isShown()) act(...args);
    };
  return {
    isShown,
    whileShown,
    announce: whileShown((text) => options.announce(text)),
    emit: whileShown((event) => options.emit(event)),
  };
}
