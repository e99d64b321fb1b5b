import * as v from "valibot";
import * as openApiCalls from "../open-api-calls.js";
import * as openApiTokens from "../open-api-tokens.js";
import { calledBy, type DescribedCall } from "./call.js";
import { numbersAsTexts } from "./deviations.js";
import { count, day, id, instant, noId, noText, pagination, text } from "./fields.js";
import { openApiCall } from "./open-api-failures.js";

/* Service codes, their tokens, counts and logs (rules: token-issued-once, count-sums, log-frozen). */

const noInstant = v.nullable(instant);
/** Names a token and opens nothing: it may be shown. */
const tokenKey = v.pipe(v.string(), v.minLength(1));
/** The secret itself. */
const secret = v.pipe(v.string(), v.minLength(1));

const token = v.looseObject({
  token_key: tokenKey,
  masked: text,
  issued_at: instant,
  issued_by: text,
  last_used_at: noInstant,
  expires_at: noInstant,
  revoked_at: noInstant,
});

const serviceCode = v.looseObject({
  id,
  name: text,
  description: text,
  tokens: v.array(token),
  last_used_at: noInstant,
  count_30d: count,
});

const callLog = v.looseObject({
  id,
  requested_at: instant,
  method: text,
  path: text,
  status_code: count,
  duration_ms: v.pipe(v.number(), v.minValue(0)),
  trigger_id: noId,
  request_bytes: count,
  error_message: noText,
  request_id: text,
});

const ofToken = { json: v.strictObject({ token_key: tokenKey }) };
const period = { start_date: day, end_date: day };

export const openApiCodeDescriptions: readonly DescribedCall[] = [
  openApiCall({
    ...calledBy("loadServiceCodes", openApiTokens.loadServiceCodesEndpoint),
    answer: {
      status: 200,
      data: v.array(serviceCode),
      may: [
        "The list itself, without `data`.",
        "Ids, keys and numbers of another kind, text or number.",
        "Less of a code or a token than all: an `id` makes a code and a `token_key` a token, and what has none is left out.",
      ],
    },
    when: "Once for all elements of a page, when the first section that needs it is shown; at `refresh()`, and once after a token was issued or revoked.",
  }),
  openApiCall({
    ...calledBy("issueToken", openApiTokens.issueTokenEndpoint),
    body: { json: v.strictObject({ open_api_code_id: id }) },
    answer: {
      status: 200,
      data: v.looseObject({
        token: v.optional(secret),
        token_key: tokenKey,
        masked: text,
        issued_at: instant,
      }),
      may: [
        "201.",
        "No `token`: it is then asked for by its key, when the operator wants to see or to copy it.",
        "No `masked` and no `issued_at`.",
      ],
    },
    when: "When the operator has confirmed that a token is to be issued; `Cache-Control: no-store` belongs to the answer.",
  }),
  openApiCall({
    ...calledBy("revealToken", openApiTokens.revealTokenEndpoint),
    body: ofToken,
    answer: {
      status: 200,
      data: v.looseObject({ token_key: tokenKey, token: secret }),
      may: ["No `token_key`."],
    },
    when: "Each time the operator asks to see or to copy a token, and at no other time; `Cache-Control: no-store` belongs to the answer.",
    failures: {
      "403":
        "The buttons that show and copy this token go off, described by its message, which stands above the list too.",
    },
  }),
  openApiCall({
    ...calledBy("revokeToken", openApiTokens.revokeTokenEndpoint),
    body: ofToken,
    answer: {
      status: 200,
      data: v.looseObject({ token_key: tokenKey, revoked_at: instant }),
      may: ["Any object."],
    },
    when: "When the operator has confirmed it by writing the name of the code; one that was revoked before is answered alike.",
  }),
  openApiCall({
    ...calledBy("loadCallCounts", openApiCalls.loadCallCountsEndpoint),
    query: period,
    answer: {
      status: 200,
      data: v.array(v.looseObject({ date: day, open_api_code_id: id, total_count: count })),
      may: [
        "The list itself, without `data`.",
        "Nothing for days without calls.",
        numbersAsTexts,
        "What is no count of a day: it is left out.",
      ],
    },
    when: "When the counts are shown, for each period that is chosen, and before a token is revoked, for the last seven days; both days belong to the period.",
  }),
  openApiCall({
    ...calledBy("loadCallLogs", openApiCalls.loadCallLogsEndpoint),
    query: { ...period, page: id, before_id: v.optional(id) },
    answer: {
      status: 200,
      body: v.looseObject({ data: v.array(callLog), pagination }),
      may: [
        numbersAsTexts,
        "Less of a call than all: an `id` makes one.",
        "No `pagination`: then there is one page.",
      ],
    },
    when: "For each page of a log, newest first, after the first with `before_id` so that pages stand still: only calls with a smaller id; and its first page once a minute while somebody looks at it.",
    failures: {
      "5xx":
        "A read is repeated twice, then a message offers to try again, and the rows stay; a look for new calls fails without a word, and the next one waits up to eight minutes.",
    },
  }),
];
