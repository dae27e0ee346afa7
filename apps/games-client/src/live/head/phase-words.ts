/** What the table is doing, in a few words. Pure. */
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { words } from '#frame/live/words.ts';

const lastMs = 5_000;

/** How what comes is brought about, by the game that is played. */
const dealings: Readonly<Record<string, Words>> = {
  'european-roulette': words.spinning,
  'sic-bo': words.shaking,
  'storm-roulette': words.storming,
  cockfight: words.fighting,
  'cockfight-pool': words.fighting,
};

type Told = {
  readonly view: TableView | null;
  /** Until bets close. */
  readonly leftMs: number | null;
  readonly plays: string;
  /** What came, once it was shown. */
  readonly outcome: Words | null;
};

export function phaseWords({ view, leftMs, plays, outcome }: Told): Words {
  if (!view) return words.joining;
  const { round, isPaused } = view;
  if (round?.phase === 'betting') {
    if (leftMs === 0) return words.noMoreBets;
    return leftMs !== null && leftMs <= lastMs ? words.lastBets : words.placeBets;
  }
  if (round?.phase === 'closed') return words.noMoreBets;
  if (round?.isVoided) return words.roundVoided;
  if (outcome) return outcome;
  if (round?.phase === 'dealing') return dealings[plays] ?? words.dealing;
  return isPaused ? words.tablePaused : words.waiting;
}
