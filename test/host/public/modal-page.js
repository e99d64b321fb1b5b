// A legacy page: Bootstrap's modal, jQuery's events, one editor that is given another value for each row.
const modal = $("#edit-modal");
const editor = document.getElementById("in-modal");

$("[data-edit]").on("click", function () {
  editor.value = $(this).data("edit");
  modal.modal("show");
});

$(editor).on("finish cancel", (event) => {
  const { detail } = event.originalEvent;
  if (event.type === "finish") $("#modal-result").text(JSON.stringify(detail.payload, null, 2));
  modal.modal("hide");
});
