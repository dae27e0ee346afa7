import type { BetSheet } from '@bahati/contract/games-frame/sheets.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import type { Words } from '@bahati/game-rules/words.ts';
import { useEffect, useState } from 'react';
import { loadBoard } from '#frame/bets/stage/boards.ts';
import { useWords } from '#frame/shell/words.ts';
import './bet-figures.css';

type ToldBet = BetSheet['bets'][number];

/** What each bet of a game gives back, what the operator keeps and how rare the best is. */
export function BetFigures({ sheet }: { sheet: BetSheet }) {
  const { t, language } = useWords();
  const [usual] = sheet.bets;
  return (
    <>
      <p className="bet-lead">{sheet.playedAs[language]}</p>
      {usual && <UsualBet bet={usual} />}
      <Rules game={sheet.game} />
      <section className="bet-section" aria-labelledby="every-bet">
        <h2 id="every-bet">{t('sheet_bets')}</h2>
        <ul className="bet-list">
          {sheet.bets.map((bet) => (
            <BetLine key={`${bet.opening} ${bet.name.en}`} bet={bet} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Crash is flown by all at once and has no board of its own bets; its rules stand by themselves. */
async function loadRules(game: string): Promise<readonly Words[]> {
  if (game === 'crash') return (await import('#frame/crash/words.ts')).rules;
  return (await loadBoard(game))?.rules ?? [];
}

/** The rules as the game itself tells them. */
function Rules({ game }: { game: string }) {
  const { t, language } = useWords();
  const [rules, setRules] = useState<readonly Words[]>([]);
  useEffect(() => {
    let isWanted = true;
    loadRules(game).then(
      (found) => isWanted && setRules(found),
      // The figures stand without them, and the game tells its rules itself.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (rules.length === 0) return null;
  return (
    <section className="bet-section" aria-labelledby="bet-rules">
      <h2 id="bet-rules">{t('rules')}</h2>
      <ol className="bet-rules">
        {rules.map((rule) => (
          <li key={rule.en}>{rule[language]}</li>
        ))}
      </ol>
    </section>
  );
}

const hundred = 100;

/** The first bet, large: a brass rule as long as what comes back of a hundred. */
function UsualBet({ bet }: { bet: ToldBet }) {
  const { t, language } = useWords();
  const { name, returnPercent, edgePercent } = bet;
  const isKind = edgePercent.startsWith('-');
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const said = t(isKind ? 'sheet_of_hundred_more' : 'sheet_of_hundred', {
    hundred,
    back: numbers.format(Number(returnPercent)),
    edge: numbers.format(Number(edgePercent)),
  });
  return (
    <section className="bet-usual" aria-label={t('sheet_usual', { name: name[language] })}>
      <p className="bet-caption">{t('sheet_usual', { name: name[language] })}</p>
      <p className="bet-return">
        <strong>{returnPercent} %</strong> <span>{t('sheet_comes_back')}</span>
      </p>
      <svg className="bet-rule" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className="bet-rule-kept" width="100" height="6" />
        <rect
          className="bet-rule-back"
          width={Math.min(hundred, Number(returnPercent))}
          height="6"
        />
      </svg>
      <p className="quiet">{said}</p>
      <KeyValueList
        items={[
          { id: 'edge', label: t('sheet_edge'), value: `${edgePercent} %`, isStrong: true },
          { id: 'hit', label: t('figure_hit'), value: `${bet.hitRatePercent} %` },
          { id: 'spread', label: t('figure_spread'), value: bet.standardDeviation },
          { id: 'top', label: t('sheet_best'), value: useBest(bet).times },
          { id: 'odds', label: t('sheet_top_odds'), value: useBest(bet).oneIn },
        ]}
      />
    </section>
  );
}

function useBest({ topWin }: ToldBet): { times: string; oneIn: string } {
  const { t, language } = useWords();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return {
    times: `×${numbers.format(Number(topWin.times))}`,
    oneIn: t('figure_one_in', { rounds: numbers.format(Number(topWin.oneInRounds)) }),
  };
}

function BetLine({ bet }: { bet: ToldBet }) {
  const { t, language } = useWords();
  const { times, oneIn } = useBest(bet);
  const figures = [
    { id: 'edge', label: t('sheet_edge'), value: `${bet.edgePercent} %` },
    { id: 'return', label: t('sheet_return'), value: `${bet.returnPercent} %` },
    { id: 'hit', label: t('sheet_hit'), value: `${bet.hitRatePercent} %` },
    { id: 'spread', label: t('sheet_spread'), value: bet.standardDeviation },
    { id: 'best', label: t('sheet_best'), value: times, note: oneIn },
  ];
  return (
    <li className="bet-line">
      <div className="bet-name">
        <h3>{bet.name[language]}</h3>
        <p className="quiet">{t('sheet_pays', { pays: bet.pays })}</p>
      </div>
      <dl className="bet-cells">
        {figures.map(({ id, label, value, note }) => (
          <div key={id} data-figure={id}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <span className="quiet">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
