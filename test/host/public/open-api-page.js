// A program that calls while this page is open, once or every second, and a system that halts an action that runs.
const EVERY = 1000;
const shown = document.querySelector("open-api-console");
const demo = document.querySelector("#open-api-demo");
const told = demo.querySelector("[data-told]");
let going;

demo.querySelector("[data-call]").addEventListener("click", callOnce);

demo.querySelector("[data-call-on]").addEventListener("click", ({ currentTarget }) => {
  const isGoing = going === undefined;
  currentTarget.setAttribute("aria-pressed", String(isGoing));
  clearInterval(going);
  // What nobody looks at needs no news, and would pile up by the next morning.
  going = isGoing ? setInterval(() => document.hidden || callOnce(), EVERY) : undefined;
});

demo.querySelector("[data-halt]").addEventListener("click", async () => {
  const action = await ask("halt", shown.triggerId ? { trigger_id: shown.triggerId } : {});
  told.textContent = action
    ? `「${action.name}」をシステムが停止しました。`
    : "実行中のアクションがありません。";
  // What is not saved is not read over.
  if (action && !shown.dirty) shown.refresh?.();
});

async function callOnce() {
  const call = await ask("call", shown.serviceCodeId ? { open_api_code_id: shown.serviceCodeId } : {});
  told.textContent = call ? `呼び出し ${call.id} が届きました。` : "呼び出せませんでした。";
}

async function ask(what, body) {
  try {
    const answer = await fetch(`/_host/open_api/${what}`, { method: "POST", body: JSON.stringify(body) });
    return answer.ok ? (await answer.json()).data : undefined;
  } catch {
    return undefined;
  }
}
