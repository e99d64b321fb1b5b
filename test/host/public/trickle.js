// Friends who write while this page is open: every few seconds the host lets one, where the page shows one friend that one.
const TRICKLE = 4000;

setInterval(() => {
  // What nobody looks at needs no news, and would pile up by the next morning.
  if (document.hidden) return;
  const member = document.querySelector("message-timeline[member-id]")?.getAttribute("member-id");
  const body = JSON.stringify(member ? { member_id: Number(member) } : {});
  fetch("/_host/messages", { method: "POST", body }).catch(() => {});
}, TRICKLE);
