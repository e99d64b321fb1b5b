import { css, html, LitElement, unsafeCSS } from "lit";
import { elementBench, widgetStyles } from "../../parts/element-bench.js";

class Widget extends LitElement {
  static properties = { label: {}, count: { type: Number }, text: { state: true } };
  static styles = css`${unsafeCSS(widgetStyles)}`;

  constructor() {
    super();
    this.text = "";
  }

  render() {
    const { label, count } = this;
    const type = (event) => {
      this.text = event.target.value;
    };
    const clear = () => {
      this.text = "";
    };
    return html`<div class="w"><h4>${label}</h4><span class="c">${count}</span><input .value=${this.text} @input=${type}><button @click=${clear}>消す</button><ul>${[0, 1, 2, 3, 4].map((more) => html`<li>${label} ${count + more}</li>`)}</ul></div>`;
  }
}

customElements.define("x-widget", Widget);
window.bench = elementBench("x-widget");
