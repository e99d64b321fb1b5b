import { closedSelect, plainFilter } from "../../parts/plain-filter.js";

// The limit: what is closed has no options. With all of them in the page it would hold half a million nodes.
const page = plainFilter({ chooser: closedSelect, valueChooser: closedSelect });

window.bench = {
  ...page,
  mount(root, { conditions, panels, ...given }) {
    page.mount(root, { ...given, conditions: [...conditions, ...panels.flat()] });
  },
};
