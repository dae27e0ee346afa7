import { useEffect, useRef } from 'react';
import { CanAccess, useCanAccess, useGetList } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import type { ListAnswerMeta } from '#office/data-provider.ts';
import { useWords } from '#office/words/use-words.ts';
import { type Section, sections } from './sections.ts';

/** The way between screens: a column beside the page, a row under the thumb on a phone. */
export function SectionLinks() {
  const { translate } = useWords();
  const { pathname } = useLocation();
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the row may be wider than the screen, with the present one out of sight.
    const current = listRef.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav className="office-sections" aria-label={translate('layout.sections')}>
      <ul ref={listRef} className="office-section-list">
        {sections.map((section) => (
          <CanAccess key={section.resource} resource={section.resource} action="list">
            <SectionLink section={section} />
          </CanAccess>
        ))}
      </ul>
    </nav>
  );
}

function SectionLink({ section: { resource, path, icon: Icon } }: { section: Section }) {
  const { translate } = useWords();
  return (
    <li>
      <NavLink to={path} className="office-section">
        <Icon size={20} />
        <span className="office-section-name">{translate(`sections.${resource}`)}</span>
        {resource in waiting && <WaitingCount resource={resource} />}
      </NavLink>
    </li>
  );
}

const countedRows = 50;

/** What waits for somebody of the house, by its screen. */
const waiting: Readonly<Record<string, { filter: object; words: string }>> = {
  withdrawals: { filter: { status: 'requested' }, words: 'withdrawals.waiting_count' },
  deposits: { filter: { isToLookAt: 'true' }, words: 'withdrawals.waiting_count' },
  reconciliation: { filter: { isOpen: 'true' }, words: 'withdrawals.waiting_count' },
  disputes: { filter: { state: 'open' }, words: 'withdrawals.waiting_count' },
  adjustments: { filter: { state: 'requested' }, words: 'withdrawals.waiting_count' },
  chats: { filter: { list: 'waiting' }, words: 'chats.waiting_count' },
};

/** How many withdrawals wait for a decision, or chats for an answer. */
function WaitingCount({ resource }: { resource: string }) {
  const { translate } = useWords();
  const { filter, words = '' } = waiting[resource] ?? {};
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { data, meta } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: countedRows },
      filter,
      meta: { cursor: undefined },
    },
    { refetchInterval: 10_000, enabled: canAccess === true },
  );
  if (!data || data.length === 0) return null;
  const hasMore = typeof (meta as ListAnswerMeta | undefined)?.nextCursor === 'string';
  const count = `${data.length}${hasMore ? '+' : ''}`;
  return (
    <span className="office-section-count tabular">
      <span aria-hidden="true">{count}</span>
      <span className="office-unseen">{translate(words, { count })}</span>
    </span>
  );
}
