import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useOdds } from './use-odds.ts';
import { useBothWords } from './use-both-words.ts';

/** Every prize with its odds and what is left of it. */
export function PrizeTable({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const odds = useOdds();
  const words = useBothWords();
  const isRaffle = draw.kind === 'raffle';
  const fallback = draw.prizes.find(({ isFallback }) => isFallback);
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('draw_prizes')}</h2>
      <table className="draw-prizes">
        <thead>
          <tr>
            <th scope="col">{t('draw_prize')}</th>
            {!isRaffle && <th scope="col">{t('draw_odds')}</th>}
            <th scope="col">{isRaffle ? t('draw_winners_count') : t('draw_left')}</th>
          </tr>
        </thead>
        <tbody>
          {draw.prizes.map((prize) => (
            <tr key={prize.place} data-gone={prize.left === 0 && !isRaffle ? '' : undefined}>
              <th scope="row">{words(prize.title)}</th>
              {!isRaffle && <td className="tabular">{odds(prize.odds ?? 0)}</td>}
              <td className="tabular">
                {prize.stock === null
                  ? t('draw_no_end')
                  : isRaffle
                    ? count(prize.stock)
                    : t('draw_left_of', {
                        left: count(prize.left ?? 0),
                        stock: count(prize.stock),
                      })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet draw-note">
        {isRaffle
          ? t('draw_raffle_rule')
          : fallback && t('draw_stock_rule', { prize: words(fallback.title) })}
      </p>
    </section>
  );
}
