// A colleague who changes something in the journeys every few seconds, as long as the box is checked.
const EVERY = 5000;
const MOST_GROUPS = 12;
const colleague = document.getElementById("journey-colleague");
const told = document.getElementById("journey-colleague-did");

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

async function call(method, path, body) {
  const answer = await fetch(`/api/${path}`, {
    method,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "x-csrf-token": document.querySelector('meta[name="csrf-token"]').content,
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()).data;
}

const changes = [
  async function rename(journeys) {
    const { updated_at, ...journey } = oneOf(journeys);
    const name = `${journey.name.replace(/ [0-9:]+$/, "").slice(0, 80)} ${new Date().toLocaleTimeString("ja-JP")}`;
    await call("PUT", `journeys/${journey.id}`, {
      ...journey,
      updated_at,
      name,
      base_updated_at: updated_at,
    });
    return `「${journey.name}」の名前を変更しました`;
  },
  async function star(journeys) {
    const { id, name, favorite } = oneOf(journeys);
    await call("PATCH", `journeys/${id}/fav`, { favorite: 1 - favorite });
    return `「${name}」のお気に入りを変更しました`;
  },
  async function move(journeys) {
    const { group_id, id, name } = oneOf(journeys);
    const others = journeys.filter((each) => each.group_id === group_id && each.id !== id);
    const ids = others.sort((a, b) => a.order - b.order).map((each) => each.id);
    ids.splice(Math.floor(Math.random() * (ids.length + 1)), 0, id);
    await call("POST", "journeys/sort", { group_id, ids });
    return `「${name}」を移動しました`;
  },
  async function addGroup(journeys) {
    const groups = await call("GET", "journey_groups");
    if (groups.length >= MOST_GROUPS) return changes[0](journeys);
    const name = `同僚のグループ ${new Date().toLocaleTimeString("ja-JP")}`;
    await call("POST", "journey_groups", { name });
    return `グループ「${name}」を追加しました`;
  },
];

setInterval(async () => {
  // What nobody looks at needs no news.
  if (document.hidden || !colleague.checked) return;
  try {
    const journeys = await call("GET", "journeys");
    if (journeys.length > 0) told.textContent = `同僚が${await oneOf(changes)(journeys)}。`;
  } catch (error) {
    told.textContent = `同僚の変更は失敗しました（${error.message}）。`;
  }
}, EVERY);
