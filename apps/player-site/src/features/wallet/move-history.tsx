import type { WalletMove } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { DepositIcon, WithdrawIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useMoveWords } from './use-move-words.ts';

/** Moves between the main wallet and vendors', newest first; silent until there is one. */
export function MoveHistory() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/v2/wallets/moves', { pageSize: 5 }));
  const moves = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (moves.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="wallet-moves">
      <h2 id="wallet-moves" className="member-section-title">
        {t('move_history')}
      </h2>
      <ul className="rows">
        {moves.map((move) => (
          <li key={move.id}>
            <MoveRow move={move} />
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

function MoveRow({ move }: { move: WalletMove }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const words = useMoveWords();
  const { direction, state, amount, currency, vendorName: vendor, createdAt } = move;
  const isHome = direction === 'out';
  const isUndone = state === 'undone';
  const Mark = isHome ? DepositIcon : WithdrawIcon;
  return (
    <ListRow
      leading={
        <span className={`movement-mark movement-mark-${isHome ? 'deposit' : 'withdrawal'}`}>
          <Mark size={20} />
        </span>
      }
      title={isHome ? t('move_from', { vendor }) : t('move_to', { vendor })}
      subtitle={state === 'done' ? time(createdAt) : words(move)}
      trailing={
        <Amount
          value={isHome || isUndone ? amount : `-${amount}`}
          currency={currency}
          locale={locale}
          sign={isUndone ? 'auto' : 'always'}
          tone={isUndone ? 'quiet' : isHome ? 'win' : 'text'}
        />
      }
    />
  );
}
