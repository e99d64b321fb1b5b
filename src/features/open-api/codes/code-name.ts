import type { ServiceCode } from "../../../api/open-api-tokens.js";
import type { OpenApiWords } from "../messages.js";

/** Name of a code; one without a name is told by its id. */
export function codeName({ id, name }: Pick<ServiceCode, "id" | "name">, words: OpenApiWords): string {
  return name.trim() === "" ? words.noName(id) : name;
}
