// Gives the filter editors of a page their figures, leads back where they came from, and looks friends up. Classic, so it
// runs before the module that defines the element: the functions are set on elements that are not upgraded yet.
const filterEditors = document.querySelectorAll("funnel-editor");
const memberWords = document.getElementById("member-words");
const memberList = document.getElementById("member-list");
const filterResult = document.getElementById("filter-result");

for (const editor of filterEditors) {
  editor.estimate = (filter, { signal }) => askAudience("estimate", filter, signal);
  editor.explain = (filter, memberId, { signal }) =>
    askAudience("explain", { filter, member_id: Number(memberId) }, signal);
  editor.addEventListener("cancel", () => {
    if (editor.dataset.cancelTo) location.assign(editor.dataset.cancelTo);
  });
  editor.addEventListener("finish", ({ detail }) => {
    if (filterResult) filterResult.textContent = JSON.stringify(detail.payload, null, 2);
  });
}

async function askAudience(what, body, signal) {
  const answer = await fetch(`/api/audience/${what}`, {
    method: "POST",
    signal,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "x-csrf-token": document.querySelector('meta[name="csrf-token"]').content,
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The host answered ${answer.status}`);
  return answer.json();
}

if (memberWords) memberWords.addEventListener("input", showMembers);

async function showMembers() {
  const words = memberWords.value;
  const answer = await fetch(`/api/audience/members?q=${encodeURIComponent(words)}`, {
    headers: { accept: "application/json" },
  });
  // An answer to what was typed before is late.
  if (!answer.ok || words !== memberWords.value) return;
  const { data } = await answer.json();
  const items = data.map(({ id, name }) => {
    const item = document.createElement("li");
    item.textContent = `${id}：${name}`;
    return item;
  });
  memberList.replaceChildren(...items);
}
