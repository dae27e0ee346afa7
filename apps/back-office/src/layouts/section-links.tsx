import { useContext, useEffect, useRef } from 'react';
import { useQueries } from '@tanstack/react-query';
import { MenuLink } from '#office/address/link.tsx';
import { usePathname } from '#office/address/use-address.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { type MenuScreen, pathOfScreen, type Screen, screenGroups } from '#office/screen.tsx';
import { isAllowed, StaffContext } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { SectionMenu } from './section-menu.tsx';

type GroupScreens = { id: string; screens: readonly MenuScreen[] };

/** What of the menu is open to the one at the desk, by groups. */
function useMenu(screens: readonly Screen[]): readonly GroupScreens[] {
  const staff = useContext(StaffContext);
  const allowed = screens.filter(isInMenu).filter(({ needs }) => isAllowed(staff, needs));
  const asked = allowed.flatMap(({ menu }) => menu.isThere ?? []);
  const answers = useQueries({ queries: asked });
  const open = allowed.filter(
    ({ menu }) => !menu.isThere || answers[asked.indexOf(menu.isThere)]?.data === true,
  );
  return screenGroups.map((id) => ({
    id,
    screens: open.filter(({ menu }) => menu.group === id),
  }));
}

function isInMenu(screen: Screen): screen is MenuScreen {
  return screen.menu !== undefined;
}

/** The way between screens: a column beside the page, a row under the thumb on a phone. */
export function SectionLinks({ screens }: { screens: readonly Screen[] }) {
  const { translate } = useWords();
  const groups = useMenu(screens);
  return (
    <nav className="office-sections" aria-label={translate('layout.sections')}>
      <SectionMenu groups={groups} />
      <ul className="office-section-list">
        {groups.map(({ id, screens: shown }) => (
          <li key={id} className="office-section-group">
            <span id={`sections-${id}`} className="office-section-head">
              {translate(`section_groups.${id}`)}
            </span>
            <ul aria-labelledby={`sections-${id}`}>
              {shown.map((screen) => (
                <SectionLink key={screen.name} screen={screen} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ screen }: { screen: MenuScreen }) {
  const { translate } = useWords();
  const pathname = usePathname();
  const itemRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = itemRef.current;
    if (item?.querySelector('[aria-current="page"]')) bringIntoSight(item);
  }, [pathname]);
  const { icon: Icon, count: Count } = screen.menu;
  return (
    <li ref={itemRef}>
      <MenuLink to={pathOfScreen(screen)} className="office-section">
        <Icon size={20} />
        <span className="office-section-name">{translate(`sections.${screen.name}`)}</span>
        {Count ? <Count /> : <WaitingCount queue={screen.name} />}
      </MenuLink>
    </li>
  );
}

/** The list may be longer than the screen; the page beside it stays where it is. */
function bringIntoSight(item: HTMLElement): void {
  const own = item.getBoundingClientRect();
  for (const around of [item.closest('.office-section-list'), item.closest('.office-sections')]) {
    const frame = around?.getBoundingClientRect();
    if (!around || !frame) continue;
    around.scrollLeft += Math.max(0, own.right - frame.right) - Math.max(0, frame.left - own.left);
    around.scrollTop += Math.max(0, own.bottom - frame.bottom) - Math.max(0, frame.top - own.top);
  }
}

const shownAtMost = 50;

/** What waits for somebody of the operator; all queues are counted by one call. */
function WaitingCount({ queue }: { queue: string }) {
  const { translate } = useWords();
  const { data } = useRecord('GET /bo/waiting', {}, { refetchEveryMs: 10_000 });
  const found = data?.items.find((waiting) => waiting.queue === queue);
  if (!found || found.count === 0) return null;
  const count = found.count > shownAtMost ? `${shownAtMost}+` : String(found.count);
  const words = queue === 'chats' ? 'chats.waiting_count' : 'withdrawals.waiting_count';
  return (
    <span className="office-section-count tabular">
      <span aria-hidden="true">{count}</span>
      <span className="office-unseen">{translate(words, { count })}</span>
    </span>
  );
}
