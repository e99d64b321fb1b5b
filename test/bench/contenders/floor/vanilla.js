class Empty extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: "open" }).append(document.createElement("p"));
  }
}
customElements.define("x-empty", Empty);
