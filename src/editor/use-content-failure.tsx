import { useEffect, useEffectEvent } from "react";
import type { Failure } from "../lib/failure.js";
import type { ScreenCommands } from "./session.js";

/** Tells the page of something that could not be loaded, while the screen says so under `title`. */
export function useContentFailure(
  commands: ScreenCommands,
  failure: Failure | null | undefined,
  title: string,
): void {
  const notify = useEffectEvent((failed: Failure) => commands.contentFailed(failed, title));
  useEffect(() => {
    if (failure) notify(failure);
  }, [failure]);
}
