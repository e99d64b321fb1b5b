import { daysAfter } from "../api/open-api-bodies.js";
import {
  type ApiToken,
  apiTokens,
  callLogs,
  dayCounts,
  type KeptCall,
  type ServiceCode,
  serviceCodes,
  tokenVault,
} from "../api/open-api-codes.js";
import { maskOf } from "../api/open-api-tokens.js";
import { triggerActions, triggers } from "../api/open-api-trigger-documents.js";
import { dayOf, moved } from "../audience/days.js";
import type { DemoParts } from "../demo-data.js";
import { createRandom, type Random } from "../large/random.js";
import type { Store } from "../store.js";
import { demoNow } from "./messages/index.js";
import { demoTriggerActions, demoTriggers } from "./open-api-triggers.js";

const MINUTE = 60_000;
/** Over how many days the calls are spread. */
const DAYS = 30;
/** How many calls still have a line. */
const LINES = 240;
/** The most of them came in the last hours. */
const FRESH = 130;
/** How many days ago nobody called. */
const quietDays: readonly number[] = [3, 4, 11, 18, 25];

export const demoServiceCodes: readonly ServiceCode[] = [
  {
    ...{ id: 1, name: "ECサイト連携", description: "オンラインショップの注文と会員登録を受け取ります。" },
    may_reveal: true,
  },
  {
    ...{ id: 2, name: "予約システム連携", description: "外部の予約システムから予約の変更を受け取ります。" },
    may_reveal: false,
  },
  {
    ...{ id: 3, name: "社内ツール", description: "集計用のスクリプトから呼び出します。" },
    may_reveal: true,
  },
];

/**
 * The demonstration's tokens, which open nothing anywhere. Their hashes are written out, since making one takes a promise.
 */
export const demoTokens: readonly { readonly token: string; readonly hash: string }[] = [
  {
    token: "oat_demo_7Hc2mQx9VbT4ePz8LkRw3Jn6",
    hash: "abfb3dd58bedf2ea28a55a98fdf6d1ac83dc41437106fdcdf9c3ae14066f1ccc",
  },
  {
    token: "oat_demo_Ty5sK1dGu8NqWf0XzBh2Rv4C",
    hash: "0a35d8471e615d3df575ddb2ba16c9a8e070c34e7ebb217e7f7a7cefb0123b62",
  },
  {
    token: "oat_demo_m3Z8pLw6Qe1YtJc9Ka7Xn5Vg",
    hash: "2a7fd718658e3ed737b8f3c801b59c7c294f344f22a61c8077a0646fc5a88f60",
  },
  {
    token: "oat_demo_B4rUj2Ns7Do6HiE9xM1qPz3F",
    hash: "232cf3217e44b0942dd781173c930f70daebbe1e1b354747223e761e8808a9d9",
  },
];

/**
 * Adds to a store with demo data the codes, their tokens, thirty days of calls up to `until`, and triggers: the same ones
 * every time.
 */
export function fillWithDemoOpenApi(store: Store, until: Date = demoNow): void {
  store.atomically(() => {
    for (const each of demoServiceCodes) store.put(serviceCodes, each.id, each, until);
    addTokens(store, until);
    addCalls(store, until);
    for (const each of demoTriggers) store.put(triggers, each.id, each, until);
    for (const each of demoTriggerActions) store.put(triggerActions, each.id, each, until);
  });
}

/** The demonstration's open API as a part of its data. Its calls end at the moment they are put in. */
export function openApiParts(now: () => Date): DemoParts {
  return { "open-api": (store) => fillWithDemoOpenApi(store, now()) };
}

/** ECサイト連携 has one that ends in four days, 予約システム連携 one that was revoked. */
function addTokens(store: Store, until: Date): void {
  const ago = (days: number) => daysAfter(until, -days).toISOString();
  const rows: readonly (Pick<ApiToken, "open_api_code_id" | "issued_at"> & Partial<ApiToken>)[] = [
    {
      ...{ open_api_code_id: 1, issued_at: ago(210), last_used_at: ago(2) },
      expires_at: daysAfter(until, 4).toISOString(),
    },
    { open_api_code_id: 1, issued_at: ago(3), last_used_at: ago(0.002) },
    {
      ...{ open_api_code_id: 2, issued_at: ago(400), issued_by: "高橋" },
      ...{ last_used_at: ago(95), revoked_at: ago(90) },
    },
    { open_api_code_id: 2, issued_at: ago(90), issued_by: "高橋", last_used_at: ago(0.02) },
  ];
  rows.forEach((row, index) => {
    const id = index + 1;
    const { token, hash } = demoTokens[index] as (typeof demoTokens)[number];
    const whole = {
      ...{ id, token_key: `tk_${id}`, hash, masked: maskOf(token), issued_by: "佐藤" },
      ...{ last_used_at: null, expires_at: null, revoked_at: null },
      ...row,
    };
    store.put(apiTokens, id, whole, until);
    if (whole.revoked_at === null) store.put(tokenVault, id, token, until);
  });
}

function addCalls(store: Store, until: Date): void {
  const random = createRandom(4010);
  const today = dayOf(until);
  for (const [code, least, most] of [
    [1, 40, 160],
    [2, 3, 40],
  ] as const) {
    const counts: Record<string, number> = {};
    for (let ago = DAYS - 1; ago >= 0; ago--) {
      // The second one rests on more days than the first.
      const isQuiet = quietDays.includes(ago) || (code === 2 && ago % 6 === 2);
      if (!isQuiet) counts[moved(today, -ago, "day")] = random.whole(least, most);
    }
    store.put(dayCounts, code, counts, until);
  }
  const times = timesOf(random, until);
  store.insertMany(callLogs, LINES, (id, index) => callAt(id, times[index] as number, random), until);
}

/** Oldest first: some on days that were not quiet, the others in the last hours. */
function timesOf(random: Random, until: Date): number[] {
  const loud = Array.from({ length: DAYS - 2 }, (_, ago) => ago + 1).filter(
    (ago) => !quietDays.includes(ago) && ago % 6 !== 2,
  );
  const midnight = Date.parse(`${dayOf(until)}T00:00:00+09:00`);
  const older = Array.from({ length: LINES - FRESH }, () => {
    return midnight - random.pick(loud) * 24 * 60 * MINUTE + random.whole(8 * 60, 22 * 60) * MINUTE;
  });
  const fresh = Array.from({ length: FRESH }, (_, index) => until.getTime() - (1 + index * 2.5) * MINUTE);
  return [...older, ...fresh].sort((a, b) => a - b);
}

type Outcome = Pick<KeptCall, "path" | "status_code" | "trigger_id" | "error_message">;

const outcome = (
  path: string,
  trigger_id: number | null,
  status_code = 200,
  error_message: string | null = null,
): Outcome => ({ path, status_code, trigger_id, error_message });

const done = [
  outcome("/open_api/v1/events", 5),
  outcome("/open_api/v1/events", 1),
  outcome("/open_api/v1/events", 2, 202),
  outcome("/open_api/v1/friends/25/events", 6),
];
const failed = [
  outcome(
    "/open_api/v1/events",
    5,
    422,
    'params.order.pickup_at：日時の形式ではありません。\n届いた値："あした"',
  ),
  outcome("/open_api/v1/events", null, 404, "イベント order.deleted のトリガーがありません。"),
  outcome("/open_api/v1/events", null, 401, "トークンが失効しています。"),
  outcome("/open_api/v1/events", 1, 429, "呼び出しが多すぎます。30秒後にもう一度お試しください。"),
  outcome("/open_api/v1/events", 3, 500, "アクションを開始できませんでした。"),
  // Nothing of a line may be more than text.
  outcome(
    `/open_api/v1/<img src=x onerror=alert(1)>?q="'&`,
    null,
    400,
    "<script>alert(2)</script>\nhttps://example.com/",
  ),
];

function callAt(id: number, time: number, random: Random): KeptCall {
  const isGet = random.often(12);
  const found = isGet
    ? outcome("/open_api/v1/friends/25", null)
    : random.pick(random.often(14) ? failed : done);
  return {
    ...{ id, open_api_code_id: random.often(80) ? 1 : 2, requested_at: new Date(time).toISOString() },
    ...{ method: isGet ? "GET" : "POST", ...found, duration_ms: random.whole(18, 900) },
    request_bytes: isGet ? 0 : random.whole(120, 4200),
    request_id: requestIdOf(random),
  };
}

/** What a program finds its call by. */
export function requestIdOf(random: Random): string {
  const part = () => random.whole(0, 0xffffff).toString(16).padStart(6, "0");
  return `req_${part()}${part()}`;
}
