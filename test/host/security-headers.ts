import type { MiddlewareHandler } from "hono";

/** The strictest policy the elements promise to work under (elements §1.4). The browser reports what breaks it. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types ProseMirrorClipboard",
  "report-uri /csp-report",
].join("; ");

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("content-security-policy", contentSecurityPolicy);
  c.header("x-content-type-options", "nosniff");
  c.header("referrer-policy", "same-origin");
};
