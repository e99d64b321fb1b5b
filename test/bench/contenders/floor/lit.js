import { html, LitElement } from "lit";

class Counter extends LitElement {
  static properties = { count: {} };

  render() {
    const more = () => {
      this.count += 1;
    };
    return html`<p @click=${more}>${this.count}</p>`;
  }
}
customElements.define("x-counter", Counter);
