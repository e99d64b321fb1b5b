import type { Context, MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { type Operator, operatorCookie, operatorNamed, operatorOf, operators } from "../api/operators.js";

/** Makes the browser the operator that `?operator=` names, for every page from then on. */
export const rememberOperator: MiddlewareHandler = async (c, next) => {
  await next();
  const asked = operatorNamed(c.req.query(operatorCookie));
  if (asked) c.header("set-cookie", `${operatorCookie}=${asked.id}; Path=/; SameSite=Lax; HttpOnly`);
};

/** Who looks at a page. */
export function operatorAt(c: Context): Operator {
  return operatorNamed(c.req.query(operatorCookie)) ?? operatorOf(c.req.raw);
}

/** Who that is, and links to be somebody else on the same page. */
export function operatorLinks(c: Context, roleName: (id: number) => string) {
  const current = operatorAt(c);
  const { pathname, searchParams } = new URL(c.req.url);
  const others = operators.filter(({ id }) => id !== current.id);
  return html`<p class="navbar-text operator">担当者：<strong>${current.name}</strong>（${roleName(current.role_id)}）${others.map(
    ({ id, name }) => {
      const query = new URLSearchParams(searchParams);
      query.set(operatorCookie, String(id));
      return html` <a class="navbar-link" href="${pathname}?${query}">${name}さんになる</a>`;
    },
  )}</p>`;
}
