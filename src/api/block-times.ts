import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type Reservation, readReservation } from "./reservations.js";
import { read } from "./resources.js";

/** Fields of time that is blocked, as they are sent (rules: blocked-among-reservations). */
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

const saved = read((body): { block: Reservation | null } => ({ block: readBlock(body) }));
const nothing = read(() => true);

export const createBlockTimeEndpoint = endpoint({
  method: "POST",
  path: "/api/v2/salon/{salon}/block_times",
  once: true,
});
export const replaceBlockTimeEndpoint = endpoint({
  method: "PUT",
  path: "/api/v2/salon/{salon}/block_times/{id}",
  once: true,
});

/** Saves block time: a new one where there is no id. */
export async function saveBlockTime(
  http: Http,
  { salon, id }: { salon: string; id: number | null },
  fields: BlockFields,
): Promise<Answer<Reservation | null>> {
  const answer = await http.send({
    ...(id === null ? at(createBlockTimeEndpoint, { salon }) : at(replaceBlockTimeEndpoint, { salon, id })),
    json: { ...fields },
    success: saved,
  });
  return answer.ok ? { ...answer, data: answer.data.block } : answer;
}

export const deleteBlockTimeEndpoint = endpoint({
  method: "DELETE",
  path: "/api/salon/{salon}/block_times/{id}",
});

/** Deletes block time. */
export function deleteBlockTime(http: Http, salon: string, id: number): Promise<Answer<boolean>> {
  return http.send({ ...at(deleteBlockTimeEndpoint, { salon, id }), success: nothing });
}

/** Some servers leave out that it is blocked, and write the memo by its own name. */
function readBlock(body: PlainData): Reservation | null {
  if (!isPlainObject(body)) return null;
  const { meta_data = body.memo ?? "" } = body;
  return readReservation({ ...body, meta_data, status: "blocked" });
}
