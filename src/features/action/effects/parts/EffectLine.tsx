import type { ReactNode } from "react";

/** Controls of one field side by side, one below the other where there is no room. */
export function EffectLine({ field, children }: { field?: string; children: ReactNode }) {
  return (
    <div className="effect-line" data-field={field}>
      {children}
    </div>
  );
}
