import { exactRtp } from '@bahati/game-rules/slots/exact-rtp.ts';
import { rational, multiply, toDecimalText } from '@bahati/game-rules/slots/rational.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useMemo } from 'react';
import { useFrame } from './frame-context.ts';
import { useWords } from './words.ts';

/** The rules in full, the lines, and the exact return of the game. */
export function Rules() {
  const { game, session } = useFrame();
  const { t, language } = useWords();
  const { definition } = game;
  const { freeSpins, scatter, symbols } = definition;
  const scatterName = symbols[scatter ?? -1]?.name[language] ?? '';
  return (
    <div className="rules">
      <ul className="rules-list">
        <li>
          {t('rule_lines', { lines: definition.lines.length, reels: definition.reels.length })}
        </li>
        <li>{t('rule_best')}</li>
        <SymbolRules />
        {freeSpins && (
          <li>
            {t('rule_free', {
              scatter: scatterName,
              count: freeSpins.awards[3] ?? 0,
              added: freeSpins.retriggers[3] ?? 0,
              most: freeSpins.maxSpins,
            })}
          </li>
        )}
        {freeSpins && freeSpins.multiplier > 1 && (
          <li>{t('rule_multiplied', { multiplier: freeSpins.multiplier })}</li>
        )}
        <li>{t('rule_interrupted')}</li>
        <li>{t('rule_server')}</li>
        {session.jurisdiction.minimumCycleMs > 0 && <li>{t('rule_cycle')}</li>}
      </ul>
      <h3>{t('rules_lines')}</h3>
      <LineDrawings />
      <h3>{t('rules_return')}</h3>
      <Figures />
    </div>
  );
}

/** What wild and scatter do, by the names they bear in this game. */
function SymbolRules() {
  const { game } = useFrame();
  const { t, language } = useWords();
  const { symbols, wild, scatter, scatterPays } = game.definition;
  const wildName = symbols[wild ?? -1]?.name[language];
  const scatterName = symbols[scatter ?? -1]?.name[language];
  const pays = scatterPays.flatMap((times, count) =>
    times > 0 ? [t('rule_scatter_pay', { count, times })] : [],
  );
  return (
    <>
      {wildName !== undefined && (
        <li>
          {scatterName === undefined
            ? t('rule_wild_all', { wild: wildName })
            : t('rule_wild', { wild: wildName, scatter: scatterName })}
        </li>
      )}
      {scatterName !== undefined && (
        <li>{t('rule_scatter', { scatter: scatterName, pays: pays.join(', ') })}</li>
      )}
    </>
  );
}

function LineDrawings() {
  const { game } = useFrame();
  const { t } = useWords();
  const { definition, lineTints } = game;
  return (
    <ol className="lines">
      {definition.lines.map((rows, line) => (
        <li key={rows.join('')}>
          <svg
            viewBox={`0 0 ${rows.length * 10} ${definition.rows * 10}`}
            role="img"
            aria-label={t('line_rows', {
              line: line + 1,
              rows: rows.map((row) => row + 1).join(' '),
            })}
          >
            {rows.flatMap((_, reel) =>
              Array.from({ length: definition.rows }, (__, row) => (
                <rect
                  key={`${reel}-${row}`}
                  x={reel * 10 + 1}
                  y={row * 10 + 1}
                  width="8"
                  height="8"
                  rx="2"
                />
              )),
            )}
            <polyline
              points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
              stroke={`#${(lineTints[line] ?? 0).toString(16).padStart(6, '0')}`}
            />
          </svg>
          <span className="tabular">{line + 1}</span>
        </li>
      ))}
    </ol>
  );
}

/** The return is computed here from the strips themselves, so it cannot differ from the game. */
function Figures() {
  const { game } = useFrame();
  const { t } = useWords();
  const { definition, figures } = game;
  const rtp = useMemo(() => exactRtp(definition), [definition]);
  const percent = (share: typeof rtp.total) =>
    `${toDecimalText(multiply(share, rational(100n)), 4)} %`;
  return (
    <>
      <KeyValueList
        items={[
          { id: 'rtp', label: t('figure_rtp'), value: percent(rtp.total), isStrong: true },
          { id: 'lines', label: t('figure_lines'), value: percent(rtp.lines) },
          ...(definition.scatter === null
            ? []
            : [
                { id: 'scatters', label: t('figure_scatters'), value: percent(rtp.scatters) },
                { id: 'free', label: t('figure_free'), value: percent(rtp.freeSpins) },
              ]),
          { id: 'hit', label: t('figure_hit'), value: `${figures.hitRatePercent} %` },
          ...(figures.freeSpinsOneIn === null
            ? []
            : [
                {
                  id: 'often',
                  label: t('figure_free_often'),
                  value: t('figure_one_in', { rounds: figures.freeSpinsOneIn }),
                },
              ]),
          { id: 'spread', label: t('figure_spread'), value: figures.standardDeviation },
          { id: 'top', label: t('figure_top'), value: `×${figures.topSpin.timesTotalStake}` },
        ]}
      />
      <p className="quiet small">{t('figure_note')}</p>
    </>
  );
}
