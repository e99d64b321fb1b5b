import { useRef, useState } from "react";

/** Handler of a press; a promise where it is under way until that is settled. */
export type OnPress = () => unknown;

/** A press, and whether it is under way: another one does nothing meanwhile, however fast it comes. */
export function usePress(onPress: OnPress): readonly [isUnderWay: boolean, press: () => void] {
  const [isUnderWay, setUnderWay] = useState(false);
  // A second press may come before the first one is drawn.
  const isHeld = useRef(false);
  function hold(is: boolean): void {
    isHeld.current = is;
    setUnderWay(is);
  }
  function press(): void {
    if (isHeld.current) return;
    const done = onPress() as Promise<unknown> | undefined;
    if (typeof done?.finally !== "function") return;
    hold(true);
    void done.finally(() => hold(false));
  }
  return [isUnderWay, press];
}
