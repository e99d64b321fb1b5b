// Shows what the friends' elements tell their page. Classic, so it runs before they are defined.
const friendLog = document.querySelector("#friend-events");

for (const element of friendLog ? document.querySelectorAll("friend-list, friend-editor") : []) {
  for (const name of ["member-select", "finish", "close", "failure", "navigate", "page-expired"]) {
    element.addEventListener(name, ({ detail }) => {
      friendLog.append(`${name} ${JSON.stringify(detail ?? null)}\n`);
    });
  }
}
