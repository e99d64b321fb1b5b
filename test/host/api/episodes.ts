import type { Hono } from "hono";
import { resource, type Store } from "../store.js";
import type { ApiContext } from "./context.js";
import { itemsOf } from "./picker-items.js";
import { Refusal } from "./refusal.js";

/** A sequence as it was sent: key for key, unknown keys too. */
export type EpisodeDocument = Readonly<Record<string, unknown>>;

export const episodes = resource<EpisodeDocument>("episode");
/** Gives steps their ids; nothing is kept in it. */
const stepIds = resource<object>("episode_step");
/** What each salon has in its two places, under the id of the salon. */
export const salonPlaces = resource<SalonPlaces>("salon_episodes");

/** How the host treats sequences, under the id 1: a page of its own changes it. */
export const episodeHabits = resource<{ readonly forgetsNames: boolean }>("episode_habits");

export interface SalonPlaces {
  readonly episode_id: number | null;
  readonly follow_id: number | null;
}

const nowhere: SalonPlaces = { episode_id: null, follow_id: null };
const id = "{[1-9][0-9]{0,8}}";
const types = [0, 1, 10, 11];

/** `/api/episodes` and a salon's places (rules: episode-saved-once, episode-salon-place). */
export function addEpisodeCalls(app: Hono, { store, now }: ApiContext): void {
  app.post("/api/episodes", async (c) => {
    const sent = await bodyOf(c.req);
    const { name, type, salon_id } = sent;
    const errors: Record<string, string[]> = nameErrors(name);
    if (!types.includes(type as number)) errors.type = ["種類が正しくありません。"];
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const made = store.atomically(() => {
      const { value } = store.insert(
        episodes,
        (given): EpisodeDocument => ({
          ...{ id: given, name, type, is_active: false, activated_at: null, deleted_at: null },
          ...(salon_id === undefined ? {} : { salon_id }),
          ...{ steps: [], updated_at: now().toISOString() },
        }),
        now(),
      );
      putInList(store, value, now());
      return value;
    });
    return c.json({ data: made }, 201);
  });
  app.get(`/api/episodes/:id${id}`, ({ req, json }) => {
    const found = store.get(episodes, Number(req.param("id")));
    const isHidden = found?.value.deleted_at && req.query("include_deleted") !== "1";
    if (!found || isHidden) throw missing();
    return json({ data: found.value });
  });
  app.post(`/api/episodes/:id${id}/steps`, async (c) => {
    const current = present(store, Number(c.req.param("id")));
    const sent = await bodyOf(c.req);
    const { steps, base_updated_at } = sent;
    const name = store.get(episodeHabits, 1)?.value.forgetsNames ? undefined : sent.name;
    if (base_updated_at !== undefined && base_updated_at !== current.updated_at)
      throw new Refusal(422, { message: "ほかの人が先に保存しました。", code: "stale", current, errors: {} });
    const errors = { ...(name === undefined ? {} : nameErrors(name)), ...stepsErrors(steps, store) };
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const saved = store.atomically(() => {
      const next: EpisodeDocument = {
        ...current,
        ...(name === undefined ? {} : { name }),
        steps: (steps as unknown[]).map((step, at) => withId(store, step, at, now())),
        updated_at: later(current.updated_at, now()),
      };
      putInList(store, next, now());
      return store.put(episodes, Number(current.id), next, now()).value;
    });
    return c.json({ data: saved });
  });
  app.post(`/api/episodes/:id${id}/activate`, (c) => {
    const current = present(store, Number(c.req.param("id")));
    if ((current.steps as unknown[]).length === 0)
      throw invalid({ steps: ["ステップを1つ以上設定してください"] });
    const at = now().toISOString();
    const next = {
      ...current,
      is_active: true,
      activated_at: current.activated_at ?? at,
      updated_at: later(current.updated_at, now()),
    };
    return c.json({ data: store.put(episodes, Number(current.id), next, now()).value });
  });
  app.delete(`/api/episodes/:id${id}`, (c) => {
    const current = present(store, Number(c.req.param("id")));
    store.atomically(() => {
      store.put(episodes, Number(current.id), { ...current, deleted_at: now().toISOString() }, now());
      store.delete(itemsOf("episode"), Number(current.id));
    });
    return c.body(null, 204);
  });
  app.patch(`/api/line/slot_groups/:salon${id}/salon`, async (c) => {
    const salon = Number(c.req.param("salon"));
    const attr = c.req.query("attr");
    if (attr !== "episode_id" && attr !== "follow_id")
      throw invalid({ attr: ["設定先が正しくありません。"] });
    if (!store.get(itemsOf("salon"), salon)) throw missing();
    const { value } = await bodyOf(c.req);
    if (value !== null && placeOf(store.get(episodes, Number(value))?.value) !== attr)
      throw invalid({ value: ["この場所には設定できない配信です。"] });
    const places = { ...(store.get(salonPlaces, salon)?.value ?? nowhere), [attr]: value as number | null };
    return c.json({ data: store.put(salonPlaces, salon, places, now()).value });
  });
}

/** 10 is a salon's reminder, every other type its follow-up; those with a goal have no place there. */
function placeOf(episode: EpisodeDocument | undefined): keyof SalonPlaces | null {
  if (!episode) return null;
  if (episode.type === 10) return "episode_id";
  return episode.type === 0 || episode.type === 1 ? null : "follow_id";
}

function present(store: Store, of: number): EpisodeDocument {
  const found = store.get(episodes, of);
  if (!found || found.value.deleted_at) throw missing();
  return found.value;
}

/** In the list of reminders that actions and filters choose from. */
function putInList(store: Store, { id: of, name }: EpisodeDocument, at: Date): void {
  const rows = itemsOf("episode");
  const known = store.get(rows, Number(of))?.value;
  const order = known?.order ?? store.list(rows).length;
  store.put(
    rows,
    Number(of),
    { ...(known ?? { group_id: null, favorite: 0 }), id: Number(of), name: String(name), order },
    at,
  );
}

function withId(store: Store, step: unknown, at: number, time: Date): unknown {
  if (!isDocument(step)) return step;
  const own = typeof step.id === "number" ? step.id : store.insert(stepIds, () => ({}), time).id;
  return { ...step, id: own, order: at + 1 };
}

/** Two saves within a millisecond are two versions all the same. */
function later(before: unknown, now: Date): string {
  const known = typeof before === "string" ? Date.parse(before) : 0;
  return new Date(Math.max(now.getTime(), (Number.isNaN(known) ? 0 : known) + 1)).toISOString();
}

function nameErrors(name: unknown): Record<string, string[]> {
  if (typeof name !== "string" || name.trim() === "") return { name: ["名前を入力してください"] };
  return [...name].length > 100 ? { name: ["名前は100文字以内で入力してください"] } : {};
}

function stepsErrors(steps: unknown, store: Store): Record<string, string[]> {
  if (!Array.isArray(steps)) return { steps: ["ステップが正しくありません。"] };
  const errors: Record<string, string[]> = {};
  steps.forEach((step: unknown, at) => {
    if (!isDocument(step) || !isDocument(step.content)) return;
    const { timing_type, days, time, offset_min, content } = step;
    const isCount = (figure: unknown, most: number) =>
      Number.isInteger(Number(figure)) && Number(figure) >= 0 && Number(figure) <= most;
    if (timing_type === 0 && !isCount(days, 999))
      errors[`steps.${at}.days`] = ["日数は0〜999の整数で入力してください"];
    if (timing_type === 0 && !/^([01]\d|2[0-3]):[0-5]\d$/.test(String(time)))
      errors[`steps.${at}.time`] = ["時刻を入力してください"];
    if (timing_type === 1 && !isCount(offset_min, 525_600))
      errors[`steps.${at}.offset_min`] = ["経過時間は0以上の整数で入力してください"];
    if (content.kind === "text" && String(content.text ?? "").trim() === "")
      errors[`steps.${at}.content.text`] = ["本文を入力してください"];
    if (content.kind === "template" && !store.get(itemsOf("egg"), Number(content.template_id)))
      errors[`steps.${at}.content.template_id`] = ["テンプレートが見つかりません。"];
    if (content.kind === "action" && !Number.isInteger(content.action_id))
      errors[`steps.${at}.content.action_id`] = ["アクションを選択してください。"];
  });
  return errors;
}

async function bodyOf(request: { json(): Promise<unknown> }): Promise<EpisodeDocument> {
  const sent = await request.json().catch(() => undefined);
  if (!isDocument(sent)) throw invalid({});
  return sent;
}

function isDocument(value: unknown): value is EpisodeDocument {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function missing(): Refusal {
  return new Refusal(404, { message: "" });
}

function invalid(errors: Record<string, string[]>): Refusal {
  return new Refusal(422, { message: "入力内容を確認してください。", code: "invalid", errors });
}
