import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { usePoolWords } from './use-pool-words.ts';

/** What each tier holds, and once it is drawn who has it. */
export function PoolTiers({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const { count, change } = useFormat();
  const words = usePoolWords();
  const isDrawn = pool.state === 'settled';
  return (
    <div className="jackpot-part">
      <h2>{t('jackpot_tiers')}</h2>
      <table className="jackpot-tiers">
        <thead>
          <tr>
            <th scope="col">{t('jackpot_tier_name')}</th>
            {isDrawn ? (
              <>
                <th scope="col">{t('jackpot_tier_winners')}</th>
                <th scope="col">{t('jackpot_tier_each')}</th>
              </>
            ) : (
              <>
                <th scope="col">{t('jackpot_tier_share')}</th>
                <th scope="col">{t('jackpot_tier_holds')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {pool.tiers.map((tier) => (
            <tr key={tier.right}>
              <th scope="row">{t('jackpot_tier', { right: tier.right })}</th>
              {isDrawn ? (
                <>
                  <td>{count(tier.winners ?? 0)}</td>
                  <td>{words.money(pool, tier.each ?? '0')}</td>
                </>
              ) : (
                <>
                  <td>{change(tier.shareBasisPoints)}</td>
                  <td>{words.money(pool, tier.holds)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
