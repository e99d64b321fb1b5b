// Shows what a message editor tells its page. Classic, so it runs before the element is defined.
const messageLog = document.querySelector("#message-events");

for (const editor of messageLog ? document.querySelectorAll("message-editor") : []) {
  for (const name of ["send", "finish", "failure"]) {
    editor.addEventListener(name, ({ detail }) => {
      messageLog.append(`${name} ${JSON.stringify(detail)}\n`);
    });
  }
  // What a key sends is gone from the field, as in any chat.
  editor.addEventListener("send", () => {
    editor.value = "";
  });
}
