import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

/** Buttons that go once they have done their work; which of them had the focus then stands in `left`. */
export function Leaving(props: { left: RefObject<string | null>; className?: string; children: ReactNode }) {
  const { left, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const gone = box.current;
    return () => {
      const focused = (gone?.getRootNode() as ShadowRoot | undefined)?.activeElement;
      if (focused instanceof HTMLElement && gone?.contains(focused))
        left.current = focused.dataset.act ?? "open";
    };
  }, [left]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
