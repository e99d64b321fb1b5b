import { Hono } from "hono";
import type { AddPages } from "./hosted-element.js";
import { hostedElements } from "./hosted-elements.js";
import { addBookingPages } from "./pages/booking/page.js";
import type { PageContext } from "./pages/context.js";
import { addAlonePage } from "./pages/embed/alone.js";
import { addBundlePages } from "./pages/embed/bundles.js";
import { addEveryElementPage } from "./pages/embed/every-element.js";
import { addFormPage } from "./pages/embed/form.js";
import { addManyPage } from "./pages/embed/many.js";
import { addModalPage } from "./pages/embed/modal.js";
import { addScriptPage } from "./pages/embed/script.js";
import { addSeveralPage } from "./pages/embed/several.js";
import { addFrontPage } from "./pages/front.js";
import { rememberOperator } from "./pages/operator.js";
import { renderLogin, renderMissing } from "./pages/plain-pages.js";

/** One line per page that is about no element alone; those of each are with it. */
const pages: readonly AddPages[] = [
  ...hostedElements.flatMap(({ pages }) => pages),
  addFrontPage,
  addAlonePage,
  addFormPage,
  addScriptPage,
  addModalPage,
  addSeveralPage,
  addManyPage,
  addEveryElementPage,
  addBundlePages,
  addBookingPages,
];

/** The console's server-rendered pages. */
export function createPages(context: PageContext): Hono {
  const app = new Hono();
  app.use(rememberOperator);
  for (const add of pages) add(app, context);
  app.get("/login", (c) => renderLogin(c, context));
  app.notFound((c) => renderMissing(c, context));
  return app;
}
