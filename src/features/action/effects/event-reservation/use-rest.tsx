import { useEffect, useState } from "react";
import { useAction } from "../../action-context.js";
import { askRemaining, type RemainingTarget, type Rest } from "./remaining.js";

/** The remaining places of what is chosen now; never those of what was chosen before. */
export function useRemaining(target: RemainingTarget | null): Rest | null {
  const { page } = useAction();
  const [known, setKnown] = useState<{ target: string; rest: Rest } | null>(null);
  const asked = target && JSON.stringify(target);
  useEffect(() => {
    if (asked === null) return;
    return askRemaining(page, JSON.parse(asked) as RemainingTarget, (rest) =>
      setKnown({ target: asked, rest }),
    );
  }, [page, asked]);
  if (asked === null) return null;
  return known?.target === asked ? known.rest : { is: "loading" };
}
