import { Button } from "../../kit/Button.js";
import { PlusIcon } from "../../kit/icons.js";
import { useSalonSettings } from "./salon-context.js";
import type { SectionName } from "./settings.js";
import { useWishedFocus } from "./use-wished-focus.js";

/** Heading of a section's list, with the button that adds to it where the operator may. */
export function ListHead(props: { section: SectionName; title: string; addLabel: string; onAdd(): void }) {
  const { section, title, addLabel, onAdd } = props;
  const { fixed } = useSalonSettings();
  const add = useWishedFocus<HTMLButtonElement>(section, null);
  return (
    <div className="salon-tools">
      <h2 className="salon-grow">{title}</h2>
      {fixed ? null : (
        <Button ref={add} variant="primary" icon={<PlusIcon />} aria-haspopup="dialog" onPress={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
