import { raw } from "hono/html";

/**
 * A value as JSON inside a `<script type="application/json">`. There text is not unescaped, so entities would stay;
 * instead every `<` is written as an escape of JSON's own and no `</script>` or `<!--` can arise.
 */
export function pageJson(value: unknown) {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"));
}
