import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { SlotGame } from '#frame/games/games.ts';
import { showMinor, toMinor } from '#frame/shell/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { SpinPicture } from './spin-picture.tsx';

/** A whole round as it was shown: the paid spin, every free spin, what each paid. */
export function RoundRecord({
  game,
  round,
  currency,
}: {
  game: SlotGame;
  round: SlotRound;
  currency: Currency;
}) {
  const { t } = useWords();
  return (
    <div className="record">
      <RecordedSpin game={game} spin={round.base} currency={currency} name={t('record_base')} />
      {round.freeSpins.length > 0 && (
        <details className="record-free">
          <summary>{t('record_free', { count: round.freeSpins.length })}</summary>
          {round.freeSpins.map((spin, index) => (
            <RecordedSpin
              key={`${index}-${spin.stops.join('-')}`}
              game={game}
              spin={spin}
              currency={currency}
              name={t('free_spin_of', { played: index + 1, total: round.freeSpins.length })}
            />
          ))}
        </details>
      )}
    </div>
  );
}

function RecordedSpin({
  game,
  spin,
  currency,
  name,
}: {
  game: SlotGame;
  spin: SpinView;
  currency: Currency;
  name: string;
}) {
  const { t, language } = useWords();
  const show = (wire: string) => showMinor(toMinor(wire, currency), currency, language);
  const nameOf = (symbol: number) => game.definition.symbols[symbol]?.name[language] ?? '';
  const isPaid = toMinor(spin.pay, currency) > 0n;
  const hasScatterWin = spin.freeSpinsWon > 0 || toMinor(spin.scatterPay, currency) > 0n;
  return (
    <section className="record-spin">
      <h4>
        {name}{' '}
        <span className="quiet tabular">{isPaid ? show(spin.pay) : t('record_nothing')}</span>
      </h4>
      <SpinPicture
        game={game}
        spin={{ window: spin.window, lineWins: spin.lineWins, hasScatterWin }}
        label={picturedWords(game, spin, language)}
      />
      <ul className="record-wins">
        {spin.lineWins.map((win) => (
          <li key={win.line}>
            {t('record_line', {
              line: win.line + 1,
              count: win.count,
              symbol: nameOf(win.symbol),
              amount: show(win.pay),
            })}
          </li>
        ))}
        {hasScatterWin && (
          <li>
            {t('record_scatter', {
              count: spin.scatterCount,
              symbol: nameOf(game.definition.scatter ?? 0),
              amount: show(spin.scatterPay),
            })}
          </li>
        )}
        {spin.freeSpinsWon > 0 && <li>{t('record_added', { count: spin.freeSpinsWon })}</li>}
        {spin.multiplier > 1 && isPaid && (
          <li className="quiet">{t('record_multiplied', { multiplier: spin.multiplier })}</li>
        )}
      </ul>
    </section>
  );
}

/** Row by row, for those who cannot see the picture. */
export function picturedWords(
  game: SlotGame,
  spin: { readonly window: readonly (readonly number[])[] },
  language: 'en' | 'sw',
): string {
  const rows = Array.from({ length: game.definition.rows }, (_, row) =>
    spin.window
      .map((column) => game.definition.symbols[column[row] ?? 0]?.name[language] ?? '')
      .join(', '),
  );
  return `${rows.join('; ')}.`;
}
