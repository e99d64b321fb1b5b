import { exceptIf, type Meaning } from "../meaning.js";

interface Scenario {
  group_id: number | null;
  match: 0 | 2 | 3 | 4 | 5;
  date: number;
}

/**
 * 41: 0 whose scenario is `subscribed`, 3 everybody else; 4 `finished`, 5 everybody else; 2 whose `sent_day` ≥ `date`,
 * whatever the state *(ours)*. Left out: `group_id` `null`.
 */
export const byScenario: Meaning<Scenario> = ({ group_id, match, date }) => {
  if (group_id === null) return null;
  const fits = {
    0: isIn("subscribed"),
    3: isIn("subscribed"),
    4: isIn("finished"),
    5: isIn("finished"),
    2: ({ sent_day }: Subscription) => sent_day !== null && sent_day >= date,
  }[match];
  return exceptIf(match === 3 || match === 5, ({ scenarios }) =>
    scenarios.some((each) => each.scenario_id === group_id && fits(each)),
  );
};

interface Subscription {
  state: string;
  sent_day: number | null;
}

function isIn(state: string) {
  return (each: Subscription) => each.state === state;
}
