/** What the server wrote into the page of a cold visit. */
export function given() {
  return JSON.parse(document.getElementById("given").textContent);
}
