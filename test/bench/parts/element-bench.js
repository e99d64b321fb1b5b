/** Elements as a server would send them; what changes is an attribute. */
export function elementBench(tag) {
  let hosts = [];
  return {
    mount(root, n) {
      const markup = Array.from({ length: n }, (_, i) => `<${tag} label="部品${i}" count="${i}"></${tag}>`);
      root.innerHTML = markup.join("");
      hosts = [...root.children];
    },
    host: (i) => hosts[i],
    text: (i) => (hosts[i].shadowRoot ?? hosts[i]).querySelector(".c")?.textContent,
    update(by) {
      for (const [i, host] of hosts.entries()) host.setAttribute("count", i + by);
    },
    updateOne(i, count) {
      hosts[i].setAttribute("count", count);
    },
  };
}

export const widgetStyles = ".w { border: 1px solid #ccc; padding: 4px } .c { color: #06c }";
