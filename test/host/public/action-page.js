// A page around one editor that posts by itself: cancel goes back to the list, a finish says where the action now is.
const editor = document.querySelector("action-editor");
const afterFinish = document.getElementById("after-finish");

editor.addEventListener("cancel", () => {
  location.assign(editor.dataset.cancelTo);
});

editor.addEventListener("finish", (event) => {
  const { aid } = event.detail.response ?? {};
  if (!Number.isInteger(aid)) return;
  const link = afterFinish.querySelector("[data-pattern]");
  link.textContent = `アクション${aid}`;
  link.setAttribute("href", link.dataset.pattern.replace(":aid", String(aid)));
  afterFinish.hidden = false;
});
