import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { path } from "../lib/path.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type Reservation, readReservation } from "./reservations.js";
import { read } from "./resources.js";

/** What is written of time that is blocked (rules: blocked-among-reservations). */
export interface BlockFields {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  /** `null`: of the whole salon. */
  readonly salon_resource_id: number | null;
  readonly memo: string;
  /** The operator has seen which reservations lie under it. */
  readonly is_confirmed: boolean;
  /** The version that it was made from; absent of a new one, and where the server keeps none. */
  readonly base_updated_at?: string;
}

/** How long it may take, in milliseconds (rules: time-of-a-call). */
const timeout = 30_000;

const saved = read((body): { block: Reservation | null } => ({ block: readBlock(body) }));
const nothing = read(() => true);

/** Saves block time: a new one by `POST /api/v2/salon/{id}/block_times`, another by `PUT …/{blockId}`. */
export async function saveBlockTime(
  http: Http,
  { salon, id }: { salon: string; id: number | null },
  fields: BlockFields,
): Promise<Answer<Reservation | null>> {
  const answer = await http.send({
    method: id === null ? "POST" : "PUT",
    path:
      id === null ? path`/api/v2/salon/${salon}/block_times` : path`/api/v2/salon/${salon}/block_times/${id}`,
    json: { ...fields },
    timeout,
    once: true,
    success: saved,
  });
  return answer.ok ? { ...answer, data: answer.data.block } : answer;
}

/** Deletes block time: `DELETE /api/salon/{id}/block_times/{blockId}`. */
export function deleteBlockTime(http: Http, salon: string, id: number): Promise<Answer<boolean>> {
  const address = path`/api/salon/${salon}/block_times/${id}`;
  return http.send({ method: "DELETE", path: address, timeout, success: nothing });
}

/** Some servers leave out that it is blocked, and write the memo by its own name. */
function readBlock(body: PlainData): Reservation | null {
  if (!isPlainObject(body)) return null;
  const { meta_data = body.memo ?? "" } = body;
  return readReservation({ ...body, meta_data, status: "blocked" });
}
