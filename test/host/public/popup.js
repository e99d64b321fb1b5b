// A window that a page opened can be closed by its own script; opened as a page of its own, it goes back.
for (const button of document.querySelectorAll("[data-close]")) {
  button.addEventListener("click", () => {
    if (window.opener) window.close();
    else history.back();
  });
}
