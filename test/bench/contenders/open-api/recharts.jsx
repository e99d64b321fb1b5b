import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from "recharts";

function Counts() {
  const [days, setDays] = useState(30);
  const [state, setState] = useState(null);
  const [hidden, setHidden] = useState(() => new Set());
  useEffect(() => {
    void globalThis.openApi.read(days).then(({ codes, rows, names }) => {
      const points = names.map((name, day) => ({
        name,
        ...Object.fromEntries(codes.map((_, at) => [`c${at}`, rows[at][day]])),
      }));
      setState({ codes, rows, names, points });
    });
  }, [days]);
  useEffect(() => {
    Object.assign(window.bench, {
      total: () => (state ? globalThis.openApi.sum(state, hidden) : -1),
      drawn: () => document.querySelectorAll(".recharts-bar").length,
      period: setDays,
      toggle: (at) => {
        const next = new Set(hidden);
        if (!next.delete(at)) next.add(at);
        setHidden(next);
      },
    });
  });
  if (!state) return null;
  return (
    <BarChart width={1000} height={260} data={state.points}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="name" />
      <YAxis />
      {state.codes.map((code, at) =>
        hidden.has(at) ? null : (
          <Bar
            key={code.id}
            dataKey={`c${at}`}
            name={code.name}
            stackId="calls"
            fill={`hsl(${at * 40} 60% 50%)`}
            isAnimationActive={false}
          />
        ),
      )}
    </BarChart>
  );
}

let mounted = null;

window.bench = {
  mount(root) {
    mounted = createRoot(root);
    mounted.render(<Counts />);
  },
  unmount: () => mounted.unmount(),
  total: () => -1,
  drawn: () => 0,
};
