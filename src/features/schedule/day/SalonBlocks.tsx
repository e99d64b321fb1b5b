import type { DayLayout } from "../layout/day-layout.js";
import { cutOf } from "../layout/day-window.js";
import { useSchedule } from "../schedule-context.js";
import { ChipButton } from "./ChipButton.js";
import type { DayScale } from "./day-scale.js";

/** Blocked time of the whole salon, over all rows; `height`: of them together. */
export function SalonBlocks(props: { layout: DayLayout; scale: DayScale; height: number }) {
  const { layout, scale, height } = props;
  const { words } = useSchedule();
  const { window } = layout;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <div role="row" aria-rowindex={1} aria-label={words.allResources}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it. */}
      <div role="gridcell">
        {layout.salonBlocks.chips.map((chip) => {
          const [from, to] = [Math.max(chip.from, window.from), Math.min(chip.to, window.to)];
          return (
            <ChipButton
              key={chip.key}
              chip={chip}
              isStop={false}
              isWhole
              cut={cutOf(chip, window)}
              place={{ left: scale.left(from), width: (to - from) * scale.pixelsPerMinute, top: 0, height }}
            />
          );
        })}
      </div>
    </div>
  );
}
