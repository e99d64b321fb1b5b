// A legacy page: a table, Bootstrap's modal, jQuery's events, one editor that is given another sequence for each row.
const modal = $("#episode-modal");
const editor = document.getElementById("episode-editor");
let opened = "";

// The rows are replaced after each save, so the table itself listens.
$(document).on("click", "[data-edit]", function () {
  opened = this.dataset.key;
  editor.setAttribute("draft-key", `episode-${opened}`);
  editor.setAttribute("value", this.dataset.edit);
  modal.modal("show");
});

$(editor).on("cancel", () => {
  editor.reset();
  modal.modal("hide");
});

$(editor).on("finish activated deleted", ({ type, originalEvent: { detail } }) => {
  $("#episode-rows").load(`${location.pathname} #episode-rows > tr`, () => {
    if (type === "finish") $("#after-finish").text(`「${detail.payload.name}」を保存しました。`);
    modal.modal("hide");
  });
});

modal.on("hidden.bs.modal", () => $(`[data-key="${opened}"]`).trigger("focus"));
