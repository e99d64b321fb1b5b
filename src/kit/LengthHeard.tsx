import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { StatusRegion } from "./StatusRegion.js";

/** Length of a text that has a limit, for announcements. */
export interface LengthHeardProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  field: RefObject<HTMLElement | null>;
  /** Text of the counter. */
  counter: string;
  /** How many characters are left; below zero it is too long. */
  left: number;
  words: LengthHeardWords;
}

/** Announcements near the limit, and beyond. */
export interface LengthHeardWords {
  charactersLeft(count: number): string;
  tooLong(count: number): string;
}

/**
 * A counter that changes with each letter must not describe its field: some readers say each change, at every key. The
 * description follows while the field has no focus, is empty once something was written into it (readers say it again
 * when suggestions go, and a number that was is none), and where the limit is near a status says so, step by step.
 */
export function LengthHeard({ id, field, counter, left, words }: LengthHeardProps) {
  const description = useRef<HTMLSpanElement>(null);
  const written = useRef(counter);
  const follow = useEffectEvent(() => description.current?.replaceChildren(counter));
  useEffect(() => {
    const isWritten = counter !== written.current && field.current?.matches(":focus");
    written.current = counter;
    description.current?.replaceChildren(isWritten ? "" : counter);
  }, [counter, field]);
  useEffect(() => {
    const control = field.current;
    // After the focus has moved: where nodes change in the middle of a Tab, Firefox and WebKit never leave the field.
    const leave = () => setTimeout(() => follow());
    control?.addEventListener("blur", leave);
    return () => control?.removeEventListener("blur", leave);
  }, [field]);
  const step = stepBelow(left);
  // How a text begins is in its description.
  const [last, setLast] = useState({ step, announced: "" });
  if (last.step !== step) {
    const announced = left < 0 ? words.tooLong(-left) : words.charactersLeft(left);
    setLast({ step, announced: step === undefined ? "" : announced });
  }
  return (
    <>
      <span ref={description} id={id} className="sr" aria-hidden="true" />
      <StatusRegion text={last.announced} />
    </>
  );
}

/** From so many characters left on it is said how many, once: in ascending order. */
const steps = [-1, 0, 10, 20, 50, 100];

/** The step that was reached last; `undefined` as long as the limit is far. */
export function stepBelow(left: number): number | undefined {
  return steps.find((step) => left <= step);
}
