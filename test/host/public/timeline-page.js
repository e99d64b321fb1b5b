// A legacy page around a timeline: links and a form that set its attributes, and a log of what it tells.
const timelines = document.querySelectorAll("message-timeline");
const timelineLog = document.querySelector("#timeline-events");

function setAttribute(name, value) {
  for (const timeline of timelines) {
    if (value === "") timeline.removeAttribute(name);
    else timeline.setAttribute(name, value);
  }
}

for (const link of document.querySelectorAll("a[data-attribute]")) {
  link.addEventListener("click", (event) => {
    // A link that is opened in another tab is a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { attribute, value } = link.dataset;
    setAttribute(attribute, value);
    for (const each of document.querySelectorAll(`a[data-attribute="${attribute}"]`)) {
      if (each === link) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
    if (attribute === "member-id")
      document.querySelector("h1").textContent = `${link.textContent}さんのメッセージ`;
  });
}

for (const form of document.querySelectorAll("form[data-attributes]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    for (const field of form.querySelectorAll("input:not([type=hidden])"))
      setAttribute(field.name, field.value);
  });
}

for (const timeline of timelineLog ? timelines : []) {
  for (const name of ["finish", "failure", "navigate"]) {
    timeline.addEventListener(name, ({ detail }) => {
      timelineLog.append(`${name} ${JSON.stringify(detail)}\n`);
    });
  }
}
