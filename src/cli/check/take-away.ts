import {
  type AddressedCall,
  askedFor,
  isSuccessful,
  type RecordCalls,
  tookOf,
  type Writing,
} from "./record-calls.js";
import { answeredWith } from "./row.js";
import { notDeleted, stillIn } from "./still-there.js";
import type { Recipe } from "./writes.js";

/** Takes everything away that was made, and looks whether it is gone. Gives what stays, to be deleted by hand. */
export async function takeAway(
  recipe: Recipe,
  { ask, ids, now }: Pick<Writing, "ask" | "ids" | "now">,
  calls: RecordCalls,
): Promise<readonly string[]> {
  const left: string[] = [];
  /** By its id, the call that took it away. */
  const gone = new Map<string, AddressedCall & { readonly status: string }>();
  for (const id of calls.ids) await takeOne(id);
  if (gone.size > 0) await checkOnceMore();
  return left;

  async function takeOne(id: string): Promise<void> {
    const found = await calls.addressed(recipe.remove, id);
    if (!found) return void left.push(`${recipe.what}, id ${id}: its address was not found`);
    const { call, path } = found;
    const response = await ask({ ...askedFor({ ...found, body: null }), takesAway: true });
    const findings = calls.judged(found, response);
    const isKnown = calls.rows.some((row) => row.call === call);
    if (!isKnown || findings.length > 0)
      calls.add({ call, path, took: tookOf(response), ...answeredWith(response), findings });
    if (isSuccessful(response))
      gone.set(id, { ...found, status: response.kind === "answer" ? String(response.status) : "" });
    else left.push(`${recipe.what}: ${call.method} ${path}`);
  }

  /** A success that deleted nothing is told by reading; what cannot be read is judged where it is read for itself. */
  async function checkOnceMore(): Promise<void> {
    const [template = "", query = ""] = recipe.seenAt(now).split("?");
    const [lastId = ""] = [...gone.keys()].slice(-1);
    const address = await ids.address(template, { made: lastId });
    if ("missing" in address) return;
    const path = address.path + (query && `?${query}`);
    const response = await ask({ method: "GET", path, takesAway: true });
    for (const id of stillIn(response, calls.idField, new Set(gone.keys()))) {
      const removal = gone.get(id);
      if (!removal) continue;
      left.push(`${recipe.what}: ${removal.call.method} ${removal.path} answered ${removal.status}`);
      calls.add({
        ...{ call: removal.call, path: removal.path, took: 0 },
        findings: [notDeleted(path, removal.status)],
      });
    }
  }
}
