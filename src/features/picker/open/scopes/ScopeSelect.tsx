import { Select } from "../../../../kit/Select.js";
import { isolate } from "../../../../lib/isolate.js";
import { type ScopesProps, useScopeEntries } from "./scope-entries.js";

/** The same on a narrow screen: the browser's own list takes no room from the rows. */
export function ScopeSelect(props: ScopesProps) {
  const entries = useScopeEntries(props);
  return (
    <div className="picker-scope-select">
      <Select
        label={props.words.groups}
        options={entries.map(({ key, name, count }) => ({
          value: key,
          label: `${isolate(name)} (${count})`,
        }))}
        value={entries.find(({ on }) => on)?.key ?? null}
        onChange={(key) => entries.find((entry) => entry.key === key)?.choose()}
      />
    </div>
  );
}
