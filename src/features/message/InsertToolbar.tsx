import { memo, useRef, useState } from "react";
import { Button } from "../../kit/Button.js";
import { MoreIcon } from "../../kit/icons.js";
import { Menu } from "../../kit/Menu.js";
import { NamedIcon } from "../../kit/NamedIcon.js";
import { Toolbar } from "../../kit/Toolbar.js";
import type { Locale } from "../../lib/locale.js";
import { messageWords } from "./messages.js";
import { arrange, type InsertKind, insertable, opensDialog } from "./placeholders/offered.js";

/**
 * Buttons, and a menu, that insert something. The text keeps its caret while they are pressed. Memoized: keystrokes
 * are none of its business.
 */
export const InsertToolbar = memo(function InsertToolbar(props: {
  kinds: readonly InsertKind[];
  isCompact: boolean;
  locale: Locale;
  /** Kind that is being inserted, in a dialog beside its button. */
  open: InsertKind | null;
  onInsert(kind: InsertKind, opener: HTMLElement): void;
}) {
  const { kinds, isCompact, locale, open, onInsert } = props;
  const words = messageWords[locale];
  const { buttons, menu } = arrange(kinds, isCompact);
  const more = useRef<HTMLButtonElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  if (kinds.length === 0) return null;
  const openerOf = (kind: InsertKind) =>
    box.current?.querySelector<HTMLElement>(`[data-insert="${kind}"]`) ?? more.current ?? box.current;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is.
    <div ref={box} className="message-toolbar" onMouseDown={(event) => event.preventDefault()}>
      <Toolbar label={words.toolbar}>
        {buttons.map((kind) => {
          const { label, icon } = insertable(kind);
          return (
            <Button
              key={kind}
              variant="quiet"
              size="s"
              icon={<NamedIcon name={icon} />}
              data-insert={kind}
              aria-haspopup={opensDialog(kind) ? "dialog" : undefined}
              aria-expanded={opensDialog(kind) ? open === kind : undefined}
              onPress={() => onInsert(kind, openerOf(kind) as HTMLElement)}
            >
              {label[locale]}
            </Button>
          );
        })}
        {menu.length === 0 ? null : (
          <Button
            ref={more}
            variant="quiet"
            size="s"
            icon={<MoreIcon />}
            aria-haspopup="menu"
            aria-expanded={isMenuOpen}
            onPress={() => setMenuOpen(!isMenuOpen)}
          >
            {words.more}
          </Button>
        )}
      </Toolbar>
      {isMenuOpen ? (
        <Menu
          label={words.more}
          anchor={more}
          onClose={() => setMenuOpen(false)}
          items={menu.map((kind) => {
            const { label, icon } = insertable(kind);
            return {
              id: kind,
              label: label[locale],
              icon: <NamedIcon name={icon} />,
              onPress: () => onInsert(kind, openerOf(kind) as HTMLElement),
            };
          })}
        />
      ) : null}
    </div>
  );
});
