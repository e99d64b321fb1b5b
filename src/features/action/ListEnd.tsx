import { memo } from "react";
import { Deferred } from "../../kit/Deferred.js";
import { MovingKeys } from "../../list-editor/index.js";
import { ActionAnnouncer } from "./ActionAnnouncer.js";
import { AddEffects } from "./adding/AddEffects.js";
import { Clipboard } from "./clipboard/Clipboard.js";
import { PasteButton } from "./clipboard/PasteButton.js";
import { analysisPart } from "./deferred.js";
import type { ListEndProps } from "./list-end-props.js";

/**
 * End of the list: the parts below the effects, the keys that copy and move them, and the announcements of edits.
 * Memoized: most keystrokes are none of its business.
 */
export const ListEnd = memo(function ListEnd(props: ListEndProps) {
  const { model, commands, context } = props;
  const { readonly, disabled, locale } = context.settings;
  return (
    <>
      {readonly || disabled ? null : (
        <>
          <AddEffects model={model} commands={commands} />
          <PasteButton model={model} locale={locale} />
          <MovingKeys model={model} onMove={model.moveEffect} />
        </>
      )}
      <ActionAnnouncer model={model} locale={locale} />
      <Deferred part={analysisPart} fallback={null}>
        {({ Analysis }) => <Analysis model={model} context={context} />}
      </Deferred>
      <Clipboard {...props} />
    </>
  );
});
