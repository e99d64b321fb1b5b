import type { Call } from "./http.js";
import { fillPath, type PathIds } from "./path.js";

/** Fixed facts of a call, before its parameters are filled in. `path` is absent where the page names the address. */
interface Facts
  extends Readonly<Pick<Call<unknown>, "method" | "query" | "once" | "wholeBody" | "uncopied" | "init">> {
  readonly path?: string;
  readonly timeout?: number;
}

/** One call, described once: its function, the description of a server and the tests read it. */
export interface Endpoint extends Facts {
  readonly timeout: number;
}

/** `{name}` in `path` stands for an id. Nobody waits longer than half a minute (rules: time-of-a-call). */
export function endpoint<const Given extends Facts>(facts: Given): Given & { readonly timeout: number } {
  return { timeout: 30_000, ...facts };
}

/** The endpoint with these ids in its path. */
export function at<const Given extends { readonly path: string }>(
  endpoint: Given,
  ids: PathIds<Given["path"]>,
): Omit<Given, "path"> & { readonly path: string } {
  return { ...endpoint, path: fillPath(endpoint.path, ids) };
}
