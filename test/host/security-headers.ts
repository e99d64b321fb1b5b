import type { MiddlewareHandler } from "hono";

/** The strictest policy the elements promise to work under (rules: strict-policy). The browser reports what breaks it. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // For what friends send; the elements load it when somebody plays it.
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types ProseMirrorClipboard",
  "report-uri /csp-report",
].join("; ");

/** The whole of the event handler that jQuery 1.12 sets to learn whether the browser takes one: the letter `t`. */
const jQueryProbe = "'sha256-47mKTaMaEn1L3m5DAz9muidMqw636xxw7EFAK/YnPdg='";

/**
 * The policy of pages with jQuery 1.12. It writes text into `innerHTML` when it starts, which Trusted Types forbid, and
 * sets one event handler as an attribute, which is allowed by its hash. Everything else is as strict.
 */
export const contentSecurityPolicyForOldLibraries = contentSecurityPolicy
  .replace("script-src 'self'", `script-src 'self'; script-src-attr 'unsafe-hashes' ${jQueryProbe}`)
  .replace("require-trusted-types-for 'script'; trusted-types ProseMirrorClipboard; ", "");

/** A policy whose pages may also open a web socket to the host that they came from. Not every browser takes `'self'` for that. */
export function withOwnSocket(policy: string, { url }: Pick<Request, "url">): string {
  return policy.replace("connect-src 'self'", `connect-src 'self' ws://${new URL(url).host}`);
}

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const policy = c.res.headers.get("content-security-policy") ?? contentSecurityPolicy;
  c.header("content-security-policy", withOwnSocket(policy, c.req.raw));
  c.header("x-content-type-options", "nosniff");
  c.header("referrer-policy", "same-origin");
};
