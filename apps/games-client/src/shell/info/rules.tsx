import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { FreeSpinRules } from './free-spin-rules.tsx';
import { JackpotRules } from './jackpot-rules.tsx';
import { LineDrawings } from './line-drawings.tsx';
import { MechanicRules } from './mechanic-rules.tsx';
import { RuleFigures } from './rule-figures.tsx';
import { useWords } from '#frame/shell/words.ts';

/** The rules in full, the lines, and the return of the game: all read from its definition. */
export function Rules() {
  const { session } = useFrame();
  const { game } = useSlot();
  const { t } = useWords();
  return (
    <div className="rules">
      <ul className="rules-list">
        <PayRules />
        <SymbolRules />
        <MechanicRules />
        <FreeSpinRules />
        <JackpotRules />
        <li>{t('rule_interrupted')}</li>
        <li>{t('rule_server')}</li>
        {session.jurisdiction.minimumCycleMs > 0 && <li>{t('rule_cycle')}</li>}
      </ul>
      {game.definition.lines.length > 0 && (
        <>
          <h3>{t('rules_lines')}</h3>
          <LineDrawings />
        </>
      )}
      <h3>{t('rules_return')}</h3>
      <RuleFigures />
    </div>
  );
}

/** How a window is read. */
function PayRules() {
  const { game } = useSlot();
  const { t } = useWords();
  const { payRule, lines, reels, rows, bothWays } = game.definition;
  const lineRule = lines.length === 1 ? 'rule_one_line' : 'rule_lines';
  switch (payRule?.kind) {
    case 'ways':
      return <li>{t('rule_ways', { ways: (rows ** reels.length).toLocaleString('en') })}</li>;
    case 'cluster':
      return <li>{t('rule_cluster', { count: payRule.minimum })}</li>;
    case 'anywhere':
      return <li>{t('rule_anywhere', { count: payRule.minimum })}</li>;
    case undefined:
      return (
        <>
          <li>{t(lineRule, { lines: lines.length, reels: reels.length })}</li>
          {bothWays && <li>{t('rule_both_ways')}</li>}
          <li>{t('rule_best')}</li>
        </>
      );
  }
}

/** What wild and scatter do, by the names they bear in this game. */
function SymbolRules() {
  const { game } = useSlot();
  const { t, language } = useWords();
  const { symbols, wild, scatter, scatterPays } = game.definition;
  const wildSymbol = symbols[wild ?? -1];
  const scatterName = wild === scatter ? undefined : symbols[scatter ?? -1]?.name[language];
  const pays = scatterPays.flatMap((times, count) =>
    times > 0 ? [t('rule_scatter_pay', { count, times })] : [],
  );
  return (
    <>
      {wildSymbol && (
        <li>
          {scatterName === undefined
            ? t('rule_wild_all', { wild: wildSymbol.name[language] })
            : t('rule_wild', { wild: wildSymbol.name[language], scatter: scatterName })}
          {wildSymbol.pays.some((pay) => pay > 0) && ` ${t('rule_wild_pays')}`}
        </li>
      )}
      {scatter !== null && pays.length > 0 && (
        <li>
          {t('rule_scatter', {
            scatter: symbols[scatter]?.name[language] ?? '',
            pays: pays.join(', '),
          })}
        </li>
      )}
    </>
  );
}
