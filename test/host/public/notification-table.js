// A legacy page: a table, Bootstrap's modal, jQuery's events, one editor that is given another notification for each row.
const modal = $("#notification-modal");
const editor = document.getElementById("notification-editor");
let opened = "";

// The rows are replaced after each save, so the table itself listens.
$(document).on("click", "[data-edit]", function () {
  opened = this.dataset.key;
  editor.setAttribute("draft-key", `notification-${opened}`);
  editor.setAttribute("value", this.dataset.edit);
  modal.modal("show");
});

$(editor).on("cancel", () => {
  editor.reset();
  modal.modal("hide");
});

$(editor).on("finish", ({ originalEvent: { detail } }) => {
  $("#notification-rows").load(`${location.pathname} #notification-rows > tr`, () => {
    $("#after-finish").text(`「${detail.payload.title}」を保存しました。`);
    modal.modal("hide");
  });
});

modal.on("hidden.bs.modal", () => $(`[data-key="${opened}"]`).trigger("focus"));
