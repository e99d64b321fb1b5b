import type { Hono } from "hono";
import { html } from "hono/html";
import { episodeHabits } from "../../api/episodes.js";
import { readFields } from "../../api/form-body.js";
import type { PageContext } from "../context.js";
import { csrfField, isFromOurPage } from "../csrf-field.js";
import { renderExpired } from "../plain-pages.js";
import { themed, themeOf } from "../theme.js";

const address = "/episodes/habits";

/** Whether the host forgets a name that comes with the steps, as a server may that has no other call for it. */
export function habitsForm(context: PageContext) {
  const { forgetsNames } = context.store.get(episodeHabits, 1)?.value ?? { forgetsNames: false };
  return html`<form method="post" action="${address}" id="episode-habits" class="form-inline">
${csrfField(context)}
<div class="checkbox"><label><input type="checkbox" name="forgets_names" value="1"${forgetsNames ? html` checked` : ""}> ステップの保存で送られた名前を無視する</label></div>
<button class="btn btn-default btn-sm">切り替える</button>
</form>`;
}

export function addHabitsForm(app: Hono, context: PageContext): void {
  app.post(address, async (c) => {
    const fields = [...(await readFields(c.req.raw.clone()))];
    if (!(await isFromOurPage(c, context))) return renderExpired(c, context);
    const forgetsNames = fields.some(([name, value]) => name === "forgets_names" && value === "1");
    context.store.put(episodeHabits, 1, { forgetsNames }, new Date());
    return c.redirect(themed("/episodes", themeOf(c.req.query("theme"))), 303);
  });
}
