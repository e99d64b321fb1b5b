import { useAtomValue } from "jotai";
import { memo, useMemo } from "react";
import hueTokens from "../../../../kit/hue-tokens.css?inline";
import { type StyleText, styleText } from "../../../../kit/style-text.js";
import { useSheets } from "../../../../kit/use-sheets.js";
import { useOpenApi } from "../../open-api-context.js";
import { type CallCounts, type CallSeries, shownCounts } from "../count-calls.js";
import { Chart } from "./Chart.js";
import { CountsTable } from "./CountsTable.js";
import counts from "./counts.css?inline";
import { Figures } from "./Figures.js";

const styles: readonly StyleText[] = [styleText(hueTokens, counts)];

/** The sums, and the days as a chart or as a table; not drawn again for a period that is only being chosen. */
export const CountsCard = memo(function CountsCard(props: {
  counts: CallCounts;
  today: string;
  nameOf(series: CallSeries): string;
}) {
  useSheets(styles);
  const { counts, today, nameOf } = props;
  const { model } = useOpenApi();
  const hidden = useAtomValue(model.counts.atoms.hidden);
  const view = useAtomValue(model.counts.atoms.view);
  const shown = useMemo(() => shownCounts(counts, hidden), [counts, hidden]);
  const indices = useMemo(() => counts.series.map(({ id }) => id), [counts]);
  return (
    <div className="open-api-card">
      <Figures counts={counts} shown={shown} hidden={hidden} nameOf={nameOf} />
      {view === "chart" ? (
        <Chart counts={shown} indices={indices} today={today} nameOf={nameOf} />
      ) : (
        <CountsTable counts={shown} today={today} nameOf={nameOf} />
      )}
    </div>
  );
});
