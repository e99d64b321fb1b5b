import { Checkbox } from "../../../../kit/Checkbox.js";
import { groupDigits } from "../../../../lib/digits.js";
import { useOpenApi, useOpenApiSettings } from "../../open-api-context.js";
import type { CallCounts, CallSeries, ShownCounts } from "../count-calls.js";
import { countsWords } from "../messages.js";
import { SeriesMark } from "./ChartPatterns.js";
import { seriesStyle } from "./series-style.js";

/** The sums: of everything that is shown, and of each code, which can be taken out. */
export function Figures(props: {
  counts: CallCounts;
  shown: ShownCounts;
  hidden: ReadonlySet<number>;
  nameOf(series: CallSeries): string;
}) {
  const { counts, shown, hidden, nameOf } = props;
  const { model } = useOpenApi();
  const words = countsWords[useOpenApiSettings().settings.locale];
  return (
    <div className="open-api-figures scroll-box">
      <div className="open-api-figure">
        <span className="open-api-figure-name">{words.total}</span>
        <span>
          <strong>{groupDigits(shown.total)}</strong> {words.times}
        </span>
      </div>
      <div role="group" aria-label={words.codes} className="open-api-series">
        {counts.series.map((series, at) => (
          <div key={series.id} className={`open-api-figure ${seriesStyle(at)}`}>
            <Checkbox
              label={nameOf(series)}
              checked={!hidden.has(series.id)}
              onChange={(isShown) => model.counts.showCode(series.id, isShown)}
            />
            <span>
              <SeriesMark at={at} />
              <strong>{groupDigits(series.total)}</strong>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
