import { html } from "hono/html";

/** Looks friends up by name, for asking the editor about one of them. The page's script does the looking. */
export const memberSearch = html`<details class="panel panel-default" id="member-search">
<summary class="panel-heading">友だちのIDを調べる</summary>
<div class="panel-body">
<div class="form-group"><label for="member-words">名前の一部</label>
<input class="form-control" id="member-words" type="search" autocomplete="off"></div>
<ul id="member-list" aria-live="polite" aria-label="見つかった友だち"></ul>
</div>
</details>`;
