import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from "chart.js";

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

let chart = null;
let state = null;

async function load(days) {
  const { codes, rows, names } = await globalThis.openApi.read(days);
  state = { codes, rows, names, hidden: new Set() };
  const data = {
    labels: names,
    datasets: codes.map((code, at) => ({
      label: code.name,
      data: rows[at],
      backgroundColor: `hsl(${at * 40} 60% 50%)`,
    })),
  };
  if (chart) {
    chart.data = data;
    chart.update("none");
    return;
  }
  const canvas = document.querySelector("#chart");
  chart = new Chart(canvas, {
    type: "bar",
    data,
    options: {
      animation: false,
      responsive: false,
      scales: { x: { stacked: true }, y: { stacked: true } },
    },
  });
}

window.bench = {
  mount(root) {
    root.innerHTML = '<canvas id="chart" width="1000" height="260"></canvas>';
    void load(30);
  },
  unmount() {
    chart.destroy();
    chart = null;
    state = null;
    document.querySelector("#chart").remove();
  },
  total: () => (chart && state ? globalThis.openApi.sum(state, state.hidden) : -1),
  drawn: () => chart?.data.datasets.length ?? 0,
  period: (days) => void load(days),
  toggle(at) {
    const isShown = state.hidden.delete(at);
    if (!isShown) state.hidden.add(at);
    chart.setDatasetVisibility(at, isShown);
    chart.update("none");
  },
};
