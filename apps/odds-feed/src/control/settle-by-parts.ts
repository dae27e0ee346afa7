/** The end of a scripted event: its markets by the judge, from the scores of its parts. */
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { askedMarket, judgeAsked } from '@bahati/book-rules/markets/judge.ts';
import {
  type EventResult,
  leader,
  regularScore,
  resultOf,
  type Score,
  type Side,
} from '@bahati/book-rules/models/result.ts';
import { isSport, type Sport, sports } from '@bahati/book-rules/sports.ts';
import type { SettledMarket } from '#odds-feed/messages/settlement.ts';
import type { ScriptedEvent } from './scripted-event.ts';

type Ending = { parts: [number, number][]; scorers?: Side[] | undefined };

/** Markets it cannot judge are left out: they are settled by a call of their own. */
export function settleByParts({ fixture, folded }: ScriptedEvent, ending: Ending): SettledMarket[] {
  if (!isSport(fixture.sport)) return [];
  const result = resultOfParts(fixture.sport, ending);
  return [...folded.odds.keys()].flatMap((market) => {
    const key = parseMarketKey(market);
    const asked = key && askedMarket(key);
    const verdict = asked && judgeAsked(asked, result);
    if (!verdict) return [];
    const outcomes = [...verdict].map(([outcome, { result: ended }]) => ({
      outcome,
      result: ended,
    }));
    return [{ market, outcomes }];
  });
}

function resultOfParts(sport: Sport, { parts, scorers }: Ending): EventResult {
  const isOfParts = sports[sport].score === 'parts';
  const partWinners = isOfParts ? parts.flatMap((part) => leader(part) ?? []) : [];
  const known = resultOf(sport, {
    parts,
    decidedParts: parts.length,
    isOver: true,
    partWinners,
    scorers: scorers ?? parts.flatMap(homeFirst),
  });
  const score: Score = isOfParts
    ? [
        partWinners.filter((side) => side === 'home').length,
        partWinners.filter((side) => side === 'away').length,
      ]
    : regularScore(known);
  return { ...known, winner: leader(score) };
}

const homeFirst = ([home, away]: Score): Side[] => [
  ...Array.from({ length: home }, () => 'home' as const),
  ...Array.from({ length: away }, () => 'away' as const),
];
