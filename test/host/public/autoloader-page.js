// The editor comes into the page late, as on pages that build themselves piece by piece.
const tag = document.getElementById("autoloader-tag");
const place = document.getElementById("autoloader-place");

document.querySelector("[data-add]").addEventListener("click", (event) => {
  place.append(tag.content.cloneNode(true));
  event.currentTarget.disabled = true;
});
