import $ from "jquery";

// Its plugins look for it there.
window.$ = $;
window.jQuery = $;

export { $ };
