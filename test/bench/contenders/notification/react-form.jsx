import { memo, useReducer } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

// The same fields as a plain React form would have them: one state, one reducer with what was before.
const minutes = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weekOf = (timings) =>
  Array.from({ length: 336 }, (_, at) =>
    timings.some(
      ({ weekdays, from, to }) =>
        weekdays.includes(at % 7) &&
        Math.floor(at / 7) * 30 >= minutes(from) &&
        Math.floor(at / 7) * 30 < minutes(to),
    ),
  );

const numbered = (length, name) => Array.from({ length }, (_, at) => `${name} ${at}`);
const halves = numbered(48, "half");
const days = numbered(7, "day");
const events = numbered(40, "イベント");

function reduce({ now, past, painting }, action) {
  switch (action.is) {
    case "title":
      return { now: { ...now, title: action.title }, past: [...past, now], painting };
    case "tick": {
      const others = now.chosen.filter((id) => id !== action.id);
      const chosen = others.length < now.chosen.length ? others : [...others, action.id];
      return { now: { ...now, chosen }, past: [...past, now], painting };
    }
    case "down": {
      const to = !now.week[action.at];
      return { now: { ...now, week: now.week.with(action.at, to) }, past: [...past, now], painting: to };
    }
    case "enter":
      return painting === null
        ? { now, past, painting }
        : { now: { ...now, week: now.week.with(action.at, painting) }, past, painting };
    case "up":
      return { now, past, painting: null };
    default:
      return { now: past.at(-1) ?? now, past: past.slice(0, -1), painting };
  }
}

let current = null;
let dispatch = () => {};

const Channel = memo(({ channel, isOn }) => (
  <p className="channel">
    <label>
      <input type="checkbox" checked={isOn} onChange={() => dispatch({ is: "tick", id: channel.id })} />
      {channel.name} {channel.detail_masked}
    </label>
  </p>
));
const Cell = memo(({ at, isOn }) => (
  <td
    className="cell"
    data-open={isOn}
    style={{ width: 40, height: 12, border: "1px solid" }}
    onPointerDown={() => dispatch({ is: "down", at })}
    onPointerEnter={() => dispatch({ is: "enter", at })}
    onPointerUp={() => dispatch({ is: "up" })}
  />
));
const Hours = memo(({ timings }) =>
  timings.map(({ weekdays, from, to }) => (
    <p key={`${weekdays} ${from}`}>
      {[..."日月火水木金土"].map((day, of) => (
        <label key={day}>
          <input type="checkbox" defaultChecked={weekdays.includes(of)} />
          {day}
        </label>
      ))}
      <input type="time" defaultValue={from} />
      <input type="time" defaultValue={to} />
    </p>
  )),
);

function Form({ notification, channels }) {
  const [state, send] = useReducer(reduce, null, () => ({
    now: {
      title: notification.title,
      chosen: notification.notification_channels.map(({ id }) => id),
      week: weekOf(notification.timings),
    },
    past: [],
    painting: null,
  }));
  const { now } = state;
  current = now;
  dispatch = send;
  return (
    <form>
      <input
        className="title"
        value={now.title}
        onChange={({ target }) => send({ is: "title", title: target.value })}
      />
      <select>
        {events.map((event) => (
          <option key={event}>{event}</option>
        ))}
      </select>
      {channels.map((channel) => (
        <Channel key={channel.id} channel={channel} isOn={now.chosen.includes(channel.id)} />
      ))}
      <Hours timings={notification.timings} />
      <table>
        <tbody>
          {halves.map((half, row) => (
            <tr key={half}>
              {days.map((day, of) => (
                <Cell key={day} at={row * 7 + of} isOn={now.week[row * 7 + of]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </form>
  );
}

let place = null;
let drawn = null;
const all = (selector) => [...(place?.querySelectorAll(selector) ?? [])];

window.bench = {
  mount(root, given) {
    place = root.appendChild(document.createElement("div"));
    drawn = createRoot(place);
    flushSync(() => drawn.render(<Form {...given} />));
  },
  unmount() {
    drawn.unmount();
    place.remove();
  },
  count: () => all(".channel").length,
  name: () => all(".title")[0] ?? null,
  title: () => current.title,
  row: (at) => all(".channel")[at],
  channel: (at) => all(".channel")[at]?.querySelector("input") ?? null,
  chosen: () => current.chosen.length,
  cell: (at) => all(".cell")[at * 7],
  open: () => all(".cell[data-open=true]").length,
  undo: () => dispatch({ is: "undo" }),
};
