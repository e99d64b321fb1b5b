import { type ComponentType, memo, useRef, useState } from "react";
import { Button } from "../../kit/Button.js";
import {
  AlarmIcon,
  BoltIcon,
  CalendarIcon,
  DatabaseIcon,
  FormIcon,
  type IconProps,
  LinkIcon,
  MailIcon,
  MoreIcon,
  SmileIcon,
  UserCardIcon,
  UserIcon,
} from "../../kit/icons.js";
import { Menu } from "../../kit/Menu.js";
import { Toolbar } from "../../kit/Toolbar.js";
import type { MessageWords } from "./messages.js";
import { arrange, type InsertKind } from "./placeholders/offered.js";

const icons: Readonly<Record<InsertKind, ComponentType<IconProps>>> = {
  name: UserIcon,
  mail: MailIcon,
  "friend-link": LinkIcon,
  var: UserCardIcon,
  "common-var": DatabaseIcon,
  form: FormIcon,
  context: BoltIcon,
  date: CalendarIcon,
  remain: AlarmIcon,
  emoji: SmileIcon,
};

/**
 * What can be put in, as buttons and in a menu. The text keeps its caret while they are pressed. Memoized: keystrokes are
 * none of its business.
 */
export const InsertToolbar = memo(function InsertToolbar(props: {
  kinds: readonly InsertKind[];
  isCompact: boolean;
  words: MessageWords;
  /** What is being put in, in a dialog beside its button. */
  open: InsertKind | null;
  onInsert(kind: InsertKind, opener: HTMLElement): void;
}) {
  const { kinds, isCompact, words, open, onInsert } = props;
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
          const Icon = icons[kind];
          return (
            <Button
              key={kind}
              variant="quiet"
              size="s"
              icon={<Icon />}
              data-insert={kind}
              aria-haspopup={opensDialog(kind) ? "dialog" : undefined}
              aria-expanded={opensDialog(kind) ? open === kind : undefined}
              onPress={() => onInsert(kind, openerOf(kind) as HTMLElement)}
            >
              {words.kinds[kind]}
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
            const Icon = icons[kind];
            return {
              id: kind,
              label: words.kinds[kind],
              icon: <Icon />,
              onPress: () => onInsert(kind, openerOf(kind) as HTMLElement),
            };
          })}
        />
      ) : null}
    </div>
  );
});

/** Whether something is asked before it is put in. */
export function opensDialog(kind: InsertKind): boolean {
  return kind !== "name" && kind !== "mail" && kind !== "friend-link";
}
