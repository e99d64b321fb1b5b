import type { ScreenCommands } from "../../editor/index.js";
import type { Answer } from "../../lib/failure.js";

/** Does something; a failure is said under `title` and fired, while its salon is shown. Gives the answer in either case. */
export type PerformWhileShown = <T>(call: () => Promise<Answer<T>>, title: string) => Promise<Answer<T>>;

/** Makes it for the salon of which `isShown` tells. */
export function performWhileShown(
  commands: Pick<ScreenCommands, "perform">,
  isShown: () => boolean,
): PerformWhileShown {
  return async (call, title) => {
    if (!isShown()) return call();
    const answer = call();
    // Nobody is told of it in another salon.
    await commands.perform(async () => ((await answer).ok || isShown() ? answer : aborted), title);
    return answer;
  };
}

const aborted = { ok: false, failure: { kind: "aborted", status: null, messages: [] } } as const;
