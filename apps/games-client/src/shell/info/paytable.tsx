import { groupedText } from '@bahati/game-rules/rational.ts';
import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { type PaytableRow, paytableOf } from '@bahati/game-rules/slots/paytable.ts';
import { SymbolImage } from '#frame/rounds/symbol-image.tsx';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { awardsOf, rangeOf } from './free-spin-words.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** What every symbol pays at the stake in play, and in stakes. */
export function Paytable() {
  const { play } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const stake = useStore(play.round, (state) => state.stake);
  return (
    <div className="paytable">
      <p className="quiet">
        {t('paytable_stake', { amount: showMinor(stake, play.currency, language, true) })}
      </p>
      <div className="paytable-grid">
        {paytableOf(game.definition).map((row) => (
          <PayCard key={row.key} row={row} stake={stake} />
        ))}
      </div>
    </div>
  );
}

function PayCard({ row, stake }: { row: PaytableRow; stake: bigint }) {
  const { play } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const { payRule } = game.definition;
  // Where the number alone counts, a pay stands for every number up to the next one's.
  const isOfMany = payRule !== undefined && payRule.kind !== 'ways' && row.role === 'regular';
  return (
    <section className="pay-card" data-role={row.role}>
      <SymbolImage game={game} symbol={row.symbol} size={84} />
      <div>
        <h3>{row.name[language]}</h3>
        <SymbolWords row={row} />
        <table className="pays tabular">
          <thead className="unseen">
            <tr>
              <th>{t('paytable_count')}</th>
              <th>{t('paytable_amount')}</th>
              <th>{t('paytable_times')}</th>
            </tr>
          </thead>
          <tbody>
            {row.pays.map(({ count, pay, timesTotalStake }, index) => (
              <tr key={count}>
                <th scope="row">{isOfMany ? rangeOf(count, row.pays[index - 1]?.count) : count}</th>
                <td>{showMinor(toAmount(game.definition, pay, stake), play.currency, language)}</td>
                <td className="quiet">×{groupedText(String(timesTotalStake))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What a symbol does besides paying. */
function SymbolWords({ row }: { row: PaytableRow }) {
  const { game } = useSlot();
  const { t, language } = useWords();
  const { freeSpins, scatter, wild, symbols, holdAndSpin } = game.definition;
  const [award] = awardsOf(freeSpins?.awards ?? []);
  const scatterName = symbols[scatter ?? -1]?.name[language];
  if (row.role === 'wild') {
    return (
      <p className="small">
        {scatterName === undefined
          ? t('paytable_wild_all')
          : t('paytable_wild', { scatter: scatterName })}
      </p>
    );
  }
  if (row.role === 'scatter' && freeSpins && award) {
    const blanks = { from: award.scatters, count: award.spins };
    return (
      <p className="small">
        {row.symbol === wild ? t('paytable_book', blanks) : t('paytable_scatter', blanks)}{' '}
        {freeSpins.multiplier > 1 && t('paytable_multiplied', { multiplier: freeSpins.multiplier })}
      </p>
    );
  }
  if (row.symbol !== holdAndSpin?.coin) return null;
  return <p className="small">{t('paytable_coin', { trigger: holdAndSpin.trigger })}</p>;
}
