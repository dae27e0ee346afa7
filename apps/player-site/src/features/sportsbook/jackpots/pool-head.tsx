import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { queryClient } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { usePoolWords } from './use-pool-words.ts';

/** One that is open says so by its clock. */
const tones = { closed: 'coral', settled: 'quiet', cancelled: 'quiet' } as const;

/** What is to be won, until when, and what holds for the top tier. */
export function PoolHead({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const words = usePoolWords();
  return (
    <header className="jackpot-hero">
      <span className="jackpot-cup" aria-hidden="true" />
      <div className="jackpot-hero-main">
        <p className="jackpot-hero-name">
          {words.name(pool)}
          {pool.state !== 'open' && (
            <StatusChip tone={tones[pool.state]} isLive={pool.state === 'closed'}>
              {t(`jackpot_state_${pool.state}`)}
            </StatusChip>
          )}
        </p>
        <TopTier pool={pool} />
        <p className="jackpot-hero-facts">
          {t('jackpot_price_line', { price: words.money(pool, pool.price) })} ·{' '}
          {t('jackpot_entries', { count: pool.entries, shown: count(pool.entries) })}
        </p>
      </div>
      {pool.state === 'open' && (
        <p className="jackpot-hero-clock">
          <span>{t('jackpot_closes')}</span>
          <Countdown
            endsAtMs={Date.parse(pool.closesAt)}
            label={t('jackpot_closes')}
            urgentBelowMs={300_000}
            onEnd={() =>
              void queryClient.invalidateQueries({ queryKey: ['book', 'GET /book/v1/jackpots'] })
            }
          />
        </p>
      )}
      <MustBeWon pool={pool} />
    </header>
  );
}

/** What the top tier holds, or once it is drawn what it paid. */
function TopTier({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const words = usePoolWords();
  const hasWinners = (pool.tiers[0]?.winners ?? 0) > 0;
  if (pool.state === 'cancelled' || (pool.state === 'settled' && !hasWinners))
    return <p className="jackpot-hero-label">{t('jackpot_rolled')}</p>;
  return (
    <>
      <p className="jackpot-hero-label">{t(hasWinners ? 'jackpot_top_each' : 'jackpot_top')}</p>
      <p className="jackpot-hero-amount">{words.top(pool)}</p>
    </>
  );
}

function MustBeWon({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (pool.state === 'cancelled')
    return <p className="jackpot-hero-note">{t('jackpot_cancelled_text')}</p>;
  if (pool.bestRight !== null)
    return <p className="jackpot-hero-note">{t('jackpot_must_best', { right: pool.bestRight })}</p>;
  if (pool.state === 'settled') return null;
  return (
    <p className="jackpot-hero-note" data-due={pool.isMustBeWon ? '' : undefined}>
      {pool.isMustBeWon
        ? t('jackpot_must')
        : t('jackpot_must_from', { date: date(pool.mustBeWonFrom.slice(0, 10)) })}
    </p>
  );
}
