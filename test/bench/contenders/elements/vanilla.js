import { elementBench, widgetStyles } from "../../parts/element-bench.js";

const template = document.createElement("template");
template.innerHTML = `<div class="w"><h4></h4><span class="c"></span><input><button>消す</button><ul>${"<li></li>".repeat(5)}</ul></div>`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(widgetStyles);

class Element extends HTMLElement {
  static observedAttributes = ["label", "count"];

  connectedCallback() {
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(template.content.cloneNode(true));
    this.heading = root.querySelector("h4");
    this.counter = root.querySelector(".c");
    this.lines = [...root.querySelectorAll("li")];
    const input = root.querySelector("input");
    root.querySelector("button").onclick = () => {
      input.value = "";
    };
    this.draw();
  }

  attributeChangedCallback() {
    if (this.counter) this.draw();
  }

  draw() {
    const label = this.getAttribute("label");
    const count = Number(this.getAttribute("count"));
    this.heading.textContent = label;
    this.counter.textContent = count;
    this.lines.forEach((line, more) => {
      line.textContent = `${label} ${count + more}`;
    });
  }
}

customElements.define("x-widget", Element);
window.bench = elementBench("x-widget");
