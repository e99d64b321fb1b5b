import type { Hono } from "hono";
import * as v from "valibot";
import type { ApiContext } from "./context.js";
import { integer } from "./field-schemas.js";
import type { Search } from "./filter-document.js";
import { searchSchema } from "./filter-schema.js";
import { Refusal } from "./refusal.js";
import { validate } from "./validate.js";

/** How many friends a filter finds. */
export interface Estimate {
  readonly total: number;
  /** All that the filter looks among. */
  readonly friends: number;
  /** One for each condition; null for those that are left out or unknown. */
  readonly conditions: readonly (Figures | null)[];
}

export interface Figures {
  /** Friends who meet this condition, whatever the others say. */
  readonly meets: number;
  /** Friends who meet it and all before it. */
  readonly remaining: number;
  /** For an or-panel: friends who meet each of its conditions. */
  readonly branches?: readonly number[];
}

/** Why a friend is found or not. Conditions that are left out stand in nobody's way. */
export interface Explanation {
  readonly matches: boolean;
  readonly conditions: readonly boolean[];
}

/** The friends, as filters see them. */
export interface Audience {
  estimate(filter: Search): Estimate;
  /** `undefined` when there is no such friend. */
  explain(filter: Search, memberId: number): Explanation | undefined;
  /** Whether a friend is found, for asking about many; nobody who is not there is. */
  matcher(filter: Search): (memberId: number) => boolean;
  nameOf(memberId: number): string;
  /** All friends whom a filter finds. */
  find(filter: Search): { readonly id: number; readonly name: string }[];
  /** Who passed a phase, and when. */
  passed(phaseId: number): { readonly id: number; readonly name: string; readonly passed_at: string }[];
  /** Friends by a part of their names, for choosing one. */
  members(words: string): { readonly id: number; readonly name: string }[];
}

const question = v.looseObject(
  { filter: searchSchema, member_id: integer("友だち") },
  "項目が足りないか、形式が正しくありません。",
);

/** `/api/audience/*`: calls of this host's own, for the figures that pages show beside a filter. */
export function addAudienceCalls(app: Hono, { audience }: ApiContext): void {
  app.post("/api/audience/estimate", async ({ req, json }) => {
    const filter = validate(searchSchema, await req.json().catch(() => undefined));
    return json(known().estimate(filter));
  });

  app.post("/api/audience/explain", async ({ req, json }) => {
    const asked = validate(question, await req.json().catch(() => undefined));
    const explanation = known().explain(asked.filter, asked.member_id);
    if (!explanation) throw new Refusal(404, { message: "友だちが見つかりません。" });
    return json({ ...explanation, name: known().nameOf(asked.member_id) });
  });

  app.get("/api/audience/members", ({ req, json }) => {
    return json({ data: known().members(req.query("q") ?? "") });
  });

  /** Only a database can be asked; a host in a page has none. */
  function known(): Audience {
    if (!audience) throw new Refusal(501, { message: "このホストには友だちのデータがありません。" });
    return audience;
  }
}
