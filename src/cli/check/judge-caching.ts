import type { DescribedCall } from "../../api/description/index.js";
import type { Finding } from "./finding.js";
import type { AnsweredCall } from "./response.js";

/** Findings about an answer that a browser, or a cache between, may show again the next day. */
export function judgeCaching(call: DescribedCall, { headers }: AnsweredCall): readonly Finding[] {
  const header = (headers.get("cache-control") ?? "").toLowerCase();
  const isKept = !/no-store|no-cache/.test(header) && keeps(header, headers);
  if (call.keepsNothing && !/no-store/.test(header))
    return [
      {
        code: "keeps-secret",
        weight: "wrong",
        at: "header Cache-Control",
        expected: "no-store",
        came: isKept ? "that it may be kept" : "nothing of that",
        shows: "Nothing is seen of it; a secret may lie in a cache.",
        todo: "Send Cache-Control: no-store with it.",
      },
    ];
  if (call.method !== "GET" || !isKept) return [];
  return [
    {
      code: /public|s-maxage/.test(header) ? "cache-shared" : "cache",
      weight: "wrong",
      at: "header Cache-Control",
      expected: "no-cache, or no word of keeping",
      came: /public|s-maxage/.test(header) ? "that everybody may keep it" : "that it may be kept for a while",
      shows: "After a change the old state is shown, or that of another operator.",
      todo: "Send Cache-Control: no-cache, private for /api; see what a proxy or a CDN adds.",
    },
  ];
}

function keeps(header: string, headers: Headers): boolean {
  const [, seconds] = /(?:max-age|s-maxage)\s*=\s*"?(\d+)/.exec(header) ?? [];
  if (seconds !== undefined) return Number(seconds) > 0 || /s-maxage\s*=\s*"?[1-9]/.test(header);
  if (/\bpublic\b|\bimmutable\b/.test(header)) return true;
  const expires = headers.get("expires");
  return expires !== null && new Date(expires).getTime() > Date.now();
}
