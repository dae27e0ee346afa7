import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useBothWords } from './use-both-words.ts';

/** Own spins with the number each ticket drew; nothing before the first. */
export function OwnSpins({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const words = useBothWords();
  const query = useInfiniteQuery(
    memberPages('GET /wps/rewards/draws/:id/spins', { pageSize: 10 }, { id: draw.id }),
  );
  const spins = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (spins.length === 0) return null;
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('draw_history')}</h2>
      <ul className="rows">
        {spins.map((spin) => (
          <li key={spin.id}>
            <ListRow
              title={words(spin.prize.title)}
              subtitle={
                spin.drawn === spin.given
                  ? time(spin.at)
                  : `${time(spin.at)} · ${t('draw_was_gone')}`
              }
              trailing={<span className="tabular">{String(spin.number).padStart(6, '0')}</span>}
              trailingNote={t('draw_ticket', { ticket: spin.ticket })}
            />
          </li>
        ))}
      </ul>
      <Pager
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        moreLabel={t('more')}
        loadingLabel={t('loading')}
      />
    </section>
  );
}
