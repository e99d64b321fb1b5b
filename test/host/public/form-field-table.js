// A legacy page: a table, Bootstrap's modal, jQuery's events, one editor that is given another definition for each row.
const modal = $("#field-modal");
const editor = document.getElementById("field-editor");
let opened = "new";

// The rows are replaced after each save, so the table itself listens.
$(document).on("click", "[data-edit]", function () {
  opened = this.dataset.key;
  $("#field-modal-title").text(opened === "new" ? "項目を追加" : "項目を編集");
  editor.setAttribute("draft-key", `form-field-${opened}`);
  // A new one is `null`.
  editor.setAttribute("value", this.dataset.edit || "null");
  modal.modal("show");
});

// Who closes the modal goes on later; who cancels does not.
$(editor).on("cancel", () => {
  editor.reset();
  modal.modal("hide");
});

$(editor).on("finish", ({ originalEvent: { detail } }) => {
  const { id } = detail.response;
  $("#field-rows").load(`${location.href} #field-rows > tr`, () => {
    opened = String(id);
    $("#after-finish").text(`項目${id}を保存しました。`);
    modal.modal("hide");
  });
});

// Whoever opens it writes at once.
modal.on("shown.bs.modal", () => editor.focus());
modal.on("hidden.bs.modal", () => $(`[data-key="${opened}"]`).trigger("focus"));
