// A colleague who changes something of the salon that is shown every few seconds, as long as the box is checked.
const EVERY = 5000;
const colleague = document.getElementById("salon-colleague");
const told = document.getElementById("salon-colleague-did");
const shownSettings = document.getElementById("salon-settings");

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const clock = () => new Date().toLocaleTimeString("ja-JP");

async function call(method, path, body) {
  const answer = await fetch(`/api/salon/${path}`, {
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

const based = (record) => ({ ...record, base_updated_at: record.updated_at });

const changes = [
  async function price(salon) {
    const course = oneOf(await call("GET", `${salon}/courses/all`));
    if (!course) return undefined;
    const next = Math.max(0, (course.price ?? 0) + oneOf([-500, 500, 1000]));
    await call("PUT", `${salon}/courses/${course.id}`, based({ ...course, price: next }));
    return `「${course.name}」の料金を変更しました`;
  },
  async function order(salon) {
    const kind = oneOf(["courses", "resources"]);
    const ids = (await call("GET", `${salon}/${kind}/all`)).map(({ id }) => id);
    if (ids.length < 2) return undefined;
    const [moved] = ids.splice(Math.floor(Math.random() * ids.length), 1);
    ids.splice(Math.floor(Math.random() * (ids.length + 1)), 0, moved);
    await call("POST", `${salon}/${kind}/order`, { ids });
    return kind === "courses" ? "コースを並べ替えました" : "担当・設備を並べ替えました";
  },
  async function week(salon) {
    const year = new Date().getFullYear();
    const opening = await call("GET", `${salon}/configs?attr=opening&y=${year}`);
    const day = String(Math.floor(Math.random() * 7));
    const hours = [{ from: oneOf(["09:00", "10:00", "11:00"]), to: oneOf(["18:00", "19:00", "20:00"]) }];
    const weekdays = { ...opening.weekdays, [day]: hours };
    await call("PUT", `${salon}/configs/opening`, { ...opening, weekdays });
    return `${"日月火水木金土"[day]}曜日の営業時間を変更しました`;
  },
  async function specialDay(salon) {
    const { special_dates, updated_at } = await call("GET", `${salon}/configs`);
    const date = `${new Date().getFullYear()}-${oneOf(["03", "07", "10"])}-${oneOf(["05", "12", "19"])}`;
    const others = special_dates.filter((each) => each.date !== date);
    const added = { date, closed: true, ranges: [], note: `同僚の休業 ${clock()}` };
    const dates = [...others, added].sort((a, b) => (a.date < b.date ? -1 : 1));
    const sent = { special_dates: dates, base_updated_at: updated_at };
    await call("PUT", `${salon}/configs/special_dates`, sent);
    return `${date} を休業にしました`;
  },
  async function pair(salon) {
    const course = oneOf(await call("GET", `${salon}/courses/all`));
    const resource = oneOf(await call("GET", `${salon}/resources/all`));
    if (!course || !resource) return undefined;
    const unlinks = await call("GET", `${salon}/resource_course_unlinks`);
    const others = unlinks.filter((each) => each.course_id !== course.id || each.resource_id !== resource.id);
    const isOff = others.length < unlinks.length;
    const added = isOff ? [] : [{ resource_id: resource.id, course_id: course.id }];
    await call("PUT", `${salon}/resource_course_unlinks`, { unlinks: [...others, ...added] });
    return `「${course.name}」と「${resource.name}」の組み合わせを変更しました`;
  },
  async function asked(salon) {
    const item = oneOf((await call("GET", `${salon}/online_configs`)).customer_info);
    if (!item) return undefined;
    const label = `${String(item.label).replace(/ [0-9:]+$/, "")} ${clock()}`;
    const sent = { item: { ...item, label } };
    await call("PATCH", `${salon}/online_configs?attr=customer:upsert`, sent);
    return `お客様情報「${item.label}」の名前を変更しました`;
  },
];

setInterval(async () => {
  // What nobody looks at needs no news.
  if (document.hidden || !colleague.checked) return;
  const salon = shownSettings.salonId ?? shownSettings.getAttribute("salon-id");
  try {
    const done = await oneOf(changes)(salon);
    told.textContent = done ? `同僚が${done}。` : "同僚は変更するものを見つけられませんでした。";
  } catch (error) {
    told.textContent = `同僚の変更は失敗しました（${error.message}）。`;
  }
}, EVERY);
