import * as counts from "../../src/api/open-api-calls.js";
import * as openApiTokens from "../../src/api/open-api-tokens.js";
import type { Answer } from "../../src/lib/failure.js";
import type { Secret } from "../../src/lib/secret.js";
import { type CallRow, sentBy } from "./call-row.js";

const { signal } = new AbortController();

/** A secret is looked at as its text: what holds it is a closure. */
async function read<T>(asked: Promise<Answer<T>>, look: (data: T) => unknown): Promise<Answer<unknown>> {
  const answer = await asked;
  return answer.ok ? { ...answer, data: look(answer.data) } : answer;
}

/** Calls of the open-API console: tokens, counts and logs. */
export const openApiCalls: readonly CallRow[] = [
  {
    ...sentBy("loadServiceCodes", openApiTokens.loadServiceCodesEndpoint),
    make: (http) => openApiTokens.loadServiceCodes(http, signal),
    understands: [
      [
        {
          ...{
            id: 2,
            name: "予約",
            description: "d",
            last_used_at: "2026-11-20T10:00:00+09:00",
            count_30d: 7,
          },
          tokens: [
            {
              token_key: "tk_1",
              masked: "oat_…m3Tz",
              issued_by: "佐藤",
              expires_at: "2026-11-27T10:45:00+09:00",
            },
            { token_key: 9 },
            { masked: "no key" },
            null,
          ],
        },
        { id: 2, name: "again" },
        { id: "3" },
        {},
      ],
      [],
    ],
    reads: [
      [
        {
          ...{
            id: 2,
            name: "予約",
            description: "d",
            lastUsedAt: Date.parse("2026-11-20T01:00:00Z"),
            count30d: 7,
          },
          tokens: [
            {
              ...{ key: "tk_1", masked: "oat_…m3Tz", issuedAt: null, issuedBy: "佐藤", lastUsedAt: null },
              ...{ expiresAt: Date.parse("2026-11-27T01:45:00Z"), revokedAt: null },
            },
            {
              ...{ key: "9", masked: "9", issuedAt: null, issuedBy: "", lastUsedAt: null },
              ...{ expiresAt: null, revokedAt: null },
            },
          ],
        },
        { id: 3, name: "", description: "", tokens: [], lastUsedAt: null, count30d: null },
      ],
      [],
    ],
    refuses: ["all", 5, true, {}, { id: 1 }],
  },
  {
    ...sentBy("issueToken", openApiTokens.issueTokenEndpoint),
    make: (http) =>
      read(openApiTokens.issueToken(http, 2), ({ secret, ...rest }) => [secret?.read() ?? null, rest]),
    body: { json: '{"open_api_code_id":2}' },
    understands: [
      { token: "oat_x", token_key: "tk_52", masked: "oat_…x", issued_at: "2026-11-20T10:45:00+09:00" },
      { token_key: "tk_52" },
      { token: 5, token_key: "tk_52" },
      { token: "", token_key: "tk_52" },
      { token: "t".repeat(8000), token_key: "tk_52" },
    ],
    reads: [
      ["oat_x", { key: "tk_52", masked: "oat_…x", issuedAt: Date.parse("2026-11-20T01:45:00Z") }],
      [null, { key: "tk_52", masked: "tk_52", issuedAt: null }],
      [null, { key: "tk_52", masked: "tk_52", issuedAt: null }],
      [null, { key: "tk_52", masked: "tk_52", issuedAt: null }],
      ["t".repeat(8000), { key: "tk_52", masked: "tk_52", issuedAt: null }],
    ],
    refuses: ["oat_x", 5, [], true, {}, { token: "oat_x" }],
  },
  {
    ...sentBy("revealToken", openApiTokens.revealTokenEndpoint),
    make: (http) => read<Secret>(openApiTokens.revealToken(http, "tk_1"), (secret) => secret.read()),
    body: { json: '{"token_key":"tk_1"}' },
    understands: [{ token_key: "tk_1", token: "oat_x" }],
    reads: ["oat_x"],
    refuses: ["oat_x", 5, [], true, {}, { token: "" }, { token: 7 }],
  },
  {
    ...sentBy("revokeToken", openApiTokens.revokeTokenEndpoint),
    make: (http) => openApiTokens.revokeToken(http, "tk_1"),
    body: { json: '{"token_key":"tk_1"}' },
    understands: [{ token_key: "tk_1", revoked_at: "2026-11-20T10:45:00+09:00" }],
    reads: [{}],
    refuses: ["revoked", 5, [], true],
  },
  {
    ...sentBy("loadCallCounts", counts.loadCallCountsEndpoint),
    make: (http) => counts.loadCallCounts(http, { from: "2026-11-01", to: "2026-11-20" }, signal),
    query: { start_date: "2026-11-01", end_date: "2026-11-20" },
    understands: [
      [
        { date: "2026-11-02", open_api_code_id: 2, total_count: 5 },
        { date: "2026-11-02", open_api_code_id: "2", total_count: "5" },
        { date: "2026-2-3", open_api_code_id: 2, total_count: 5 },
        { date: "2026-11-02", open_api_code_id: 2, total_count: -5 },
        { date: "2026-11-02", open_api_code_id: 2, total_count: 1.5 },
        { date: "2026-11-02", open_api_code_id: 2, total_count: "many" },
        {},
      ],
      [],
    ],
    reads: [
      [
        { date: "2026-11-02", open_api_code_id: 2, total_count: 5 },
        { date: "2026-11-02", open_api_code_id: 2, total_count: 5 },
      ],
      [],
    ],
    refuses: ["all", 5, true, {}],
  },
  {
    ...sentBy("loadCallLogs", counts.loadCallLogsEndpoint, { id: 2 }),
    make: (http) =>
      counts.loadCallLogs(
        http,
        2,
        { start_date: "2026-11-20", end_date: "2026-11-20", page: 2, before_id: 91 },
        signal,
      ),
    query: { start_date: "2026-11-20", end_date: "2026-11-20", page: "2", before_id: "91" },
    understands: [
      {
        data: [
          {
            ...{
              id: 90,
              requested_at: "2026-11-20T10:45:00+09:00",
              method: "POST",
              path: "/x",
              status_code: 200,
            },
            ...{ duration_ms: 12, trigger_id: 5, request_bytes: 9, error_message: null, request_id: "r" },
          },
          { id: "89" },
          {},
        ],
        pagination: { current_page: 2, last_page: 3, per_page: 50, total: 101 },
      },
      { data: [] },
      { data: [], pagination: { last_page: 0, per_page: "x", total: -1 } },
    ],
    reads: [
      {
        logs: [
          {
            ...{ id: 90, requestedAt: Date.parse("2026-11-20T01:45:00Z"), method: "POST", path: "/x" },
            ...{
              statusCode: 200,
              durationMs: 12,
              triggerId: 5,
              requestBytes: 9,
              errorMessage: null,
              requestId: "r",
            },
          },
          {
            ...{ id: 89, requestedAt: null, method: "", path: "", statusCode: null, durationMs: null },
            ...{ triggerId: null, requestBytes: null, errorMessage: null, requestId: "" },
          },
        ],
        ...{ page: 2, lastPage: 3, perPage: 50, total: 101 },
      },
      { logs: [], page: 1, lastPage: 1, perPage: 50, total: 0 },
      { logs: [], page: 1, lastPage: 1, perPage: 50, total: 0 },
    ],
    refuses: ["all", 5, true, {}, { data: null }],
  },
];
