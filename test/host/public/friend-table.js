// A legacy page: a table, and one editor that each row's button opens for its friend.
const friendEditor = document.querySelector("#friend-editor");

for (const button of document.querySelectorAll("[data-friend]")) {
  button.addEventListener("click", () => {
    friendEditor.setAttribute("member-id", button.dataset.friend);
    friendEditor.setAttribute("member-name", button.dataset.name);
    // Before the element is defined it has no methods.
    if (friendEditor.show) friendEditor.show();
    else friendEditor.setAttribute("open", "");
  });
}

friendEditor.addEventListener("finish", async () => {
  const id = friendEditor.getAttribute("member-id");
  const answer = await fetch(`/api/v1/allow_members/${id}`, { headers: { accept: "application/json" } });
  if (!answer.ok) return;
  const { data } = await answer.json();
  document.querySelector(`[data-tags="${id}"]`).textContent = data.tags.map(({ name }) => name).join("、");
});
