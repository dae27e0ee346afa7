import { useEffect, useRef } from 'react';
import type { WaitingWork } from '@bahati/contract/back-office/operations/operations.ts';
import { CanAccess, useGetOne } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { useWords } from '#office/words/use-words.ts';
import { SectionMenu } from './section-menu.tsx';
import { type Section, sectionGroups } from './sections.ts';

/** The way between screens: a column beside the page, a row under the thumb on a phone. */
export function SectionLinks() {
  const { translate } = useWords();
  return (
    <nav className="office-sections" aria-label={translate('layout.sections')}>
      <SectionMenu />
      <ul className="office-section-list">
        {sectionGroups.map(({ id, sections }) => (
          <li key={id} className="office-section-group">
            <span id={`sections-${id}`} className="office-section-head">
              {translate(`section_groups.${id}`)}
            </span>
            <ul aria-labelledby={`sections-${id}`}>
              {sections.map((section) => (
                <CanAccess key={section.resource} resource={section.resource} action="list">
                  <SectionLink section={section} />
                </CanAccess>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section: { resource, path, icon: Icon } }: { section: Section }) {
  const { translate } = useWords();
  const { pathname } = useLocation();
  const itemRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const item = itemRef.current;
    if (item?.querySelector('[aria-current="page"]')) bringIntoSight(item);
  }, [pathname]);
  return (
    <li ref={itemRef}>
      <NavLink to={path} className="office-section">
        <Icon size={20} />
        <span className="office-section-name">{translate(`sections.${resource}`)}</span>
        <WaitingCount resource={resource} />
      </NavLink>
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

/** What waits for somebody of the house; all queues are counted by one call. */
function WaitingCount({ resource }: { resource: string }) {
  const { translate } = useWords();
  const { data } = useGetOne<WaitingWork & { id: string }>(
    'waiting',
    { id: 'waiting' },
    { refetchInterval: 10_000 },
  );
  const found = data?.items.find(({ queue }) => queue === resource);
  if (!found || found.count === 0) return null;
  const count = found.count > shownAtMost ? `${shownAtMost}+` : String(found.count);
  const words = resource === 'chats' ? 'chats.waiting_count' : 'withdrawals.waiting_count';
  return (
    <span className="office-section-count tabular">
      <span aria-hidden="true">{count}</span>
      <span className="office-unseen">{translate(words, { count })}</span>
    </span>
  );
}
