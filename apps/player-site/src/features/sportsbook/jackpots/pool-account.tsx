/** Every move of a pool's account, for anybody to follow. */
import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useAccount } from './use-jackpots.ts';
import { usePoolWords } from './use-pool-words.ts';

export function PoolAccount({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="jackpot-part"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('jackpot_account')}</summary>
      <p className="jackpot-help">{t('jackpot_account_text')}</p>
      {isOpen && <Moves pool={pool} />}
    </details>
  );
}

function Moves({ pool }: { pool: JackpotPool }) {
  const { t, has } = useTranslation();
  const { shortTime } = useFormat();
  const words = usePoolWords();
  const query = useAccount(pool.id);
  const moves = query.data?.pages.flatMap(({ items }) => items);
  if (query.isError && !moves) return <QueryError query={query} />;
  if (!moves) return <SkeletonRows count={4} label={t('loading')} />;
  if (moves.length === 0) return <p>{t('jackpot_account_empty')}</p>;
  return (
    <>
      <ul className="jackpot-moves">
        {moves.map((move) => {
          const key = `jackpot_move_${move.kind}`;
          return (
            <li key={`${move.at} ${move.tier} ${move.kind} ${move.balance}`}>
              <span>
                {has(key) ? t(key) : move.kind}
                <small>
                  {move.tier === 0
                    ? t('jackpot_move_own')
                    : t('jackpot_tier', { right: move.tier })}{' '}
                  · {shortTime(move.at)}
                </small>
              </span>
              <span className="jackpot-move-amounts">
                <b>{words.money(pool, move.amount)}</b>
                <small>{words.money(pool, move.balance)}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <Button
          isWide
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
