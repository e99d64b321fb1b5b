import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { Deferred, usePrefetch } from "../../kit/Deferred.js";
import { StatusRegion } from "../../kit/StatusRegion.js";
import { bindSelection } from "./bind-selection.js";
import { barPart } from "./deferred.js";
import { selectionWords } from "./messages.js";
import type { SelectionToolsProps } from "./selection-tools-props.js";

/**
 * Lets rows be selected, as long as it is there: by presses and keys on their heads, by checkboxes where a finger points. What
 * is selected has a bar, and how many are is said.
 */
export function SelectionTools(props: SelectionToolsProps) {
  const { model, locale } = props;
  const place = useRef<HTMLDivElement>(null);
  usePrefetch(barPart);
  const { size } = useAtomValue(model.selection.atoms.keys);
  // In a layout effect: what is pressed between drawing and a passive effect would be lost.
  useLayoutEffect(() => {
    const { selection } = model;
    const touch = matchMedia("(pointer: coarse)");
    const offerChecks = () => selection.offerChecks(touch.matches);
    offerChecks();
    touch.addEventListener("change", offerChecks);
    const end = bindSelection(place.current?.getRootNode() as ShadowRoot, model);
    return () => {
      end();
      touch.removeEventListener("change", offerChecks);
      selection.offerChecks(false);
      selection.clear();
    };
  }, [model]);
  // Told to the styles of rows: with `:has()` each node that is drawn would have the browser look for the bar.
  useLayoutEffect(() => {
    const editor = place.current?.closest(".editor");
    editor?.toggleAttribute("data-selecting", size > 0);
    return () => void editor?.removeAttribute("data-selecting");
  }, [size]);
  return (
    <div ref={place} className="selection-tools">
      <StatusRegion text={size === 0 ? "" : selectionWords[locale].selected(size)} />
      {size === 0 ? null : (
        <Deferred part={barPart} fallback={null}>
          {({ SelectedRowsBar }) => <SelectedRowsBar {...props} count={size} />}
        </Deferred>
      )}
    </div>
  );
}
