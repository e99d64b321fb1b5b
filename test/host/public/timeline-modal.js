// A legacy page: Bootstrap's modal, jQuery's events, one timeline that shows another friend for each row.
$("[data-member]").on("click", function () {
  const name = $(this).closest("tr").find("td").first().text();
  $("#in-modal").attr("member-id", $(this).data("member"));
  $("#messages-modal-title").text(`${name}さんのメッセージ`);
  $("#messages-modal").modal("show");
});
