import { toAmount } from '@bahati/game-rules/slots/definition.ts';
import { type PaytableRow, paytableOf } from '@bahati/game-rules/slots/paytable.ts';
import { SymbolImage } from '#frame/rounds/symbol-image.tsx';
import { useFrame } from './frame-context.ts';
import { showMinor } from './purse.ts';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

/** What every symbol pays at the stake in play, and in stakes. */
export function Paytable() {
  const { play, game } = useFrame();
  const { t, language } = useWords();
  const stakeIndex = useStore(play.state, (state) => state.stakeIndex);
  const stake = play.betSteps[stakeIndex] ?? 0n;
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
  const { play, game } = useFrame();
  const { t, language } = useWords();
  const { freeSpins, scatter, symbols } = game.definition;
  const scatterName = symbols[scatter ?? -1]?.name[language];
  return (
    <section className="pay-card" data-role={row.role}>
      <SymbolImage game={game} symbol={row.symbol} size={84} />
      <div>
        <h3>{row.name[language]}</h3>
        {row.role === 'wild' && (
          <p className="small">
            {scatterName === undefined
              ? t('paytable_wild_all')
              : t('paytable_wild', { scatter: scatterName })}
          </p>
        )}
        {row.role === 'scatter' && freeSpins && (
          <p className="small">
            {t('paytable_scatter', { count: freeSpins.awards[3] ?? 0 })}{' '}
            {freeSpins.multiplier > 1 &&
              t('paytable_multiplied', { multiplier: freeSpins.multiplier })}
          </p>
        )}
        <table className="pays tabular">
          <thead className="unseen">
            <tr>
              <th>{t('paytable_count')}</th>
              <th>{t('paytable_amount')}</th>
              <th>{t('paytable_times')}</th>
            </tr>
          </thead>
          <tbody>
            {row.pays.map(({ count, pay, timesTotalStake }) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{showMinor(toAmount(game.definition, pay, stake), play.currency, language)}</td>
                <td className="quiet">×{timesTotalStake}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
