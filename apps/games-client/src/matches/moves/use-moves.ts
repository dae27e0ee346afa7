/** What was heard of this match, as sentences. */
import { type Say, useText } from '#frame/bets/use-text.ts';
import type { MatchModule } from '#frame/matches/match-game.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { words } from '#frame/matches/words.ts';
import type { SeenEvent } from '#frame/seats/told.ts';

/** What one player did in a row, or what happened to the match as a whole. */
export type Turn = {
  readonly id: string;
  /** Null: the match as a whole. */
  readonly seat: number | null;
  readonly name: string;
  /** In the order in which it happened; the player's own name is not said again. */
  readonly told: readonly string[];
};

const movesShown = 160;

/** What the game does not tell itself is told of every match. */
export function tellMove(
  event: SeenEvent,
  { tell }: Pick<MatchModule, 'tell'>,
  say: Say,
  nameOf: (seat: number) => string,
): string | null {
  const told = tell(event, say, nameOf);
  if (told !== null) return told;
  if (event.kind === 'began') return say(words.began);
  if (event.kind === 'resigned' && event.seat !== undefined) {
    return say(words.resigned, { name: nameOf(event.seat) });
  }
  return null;
}

export function useNames(): (seat: number) => string {
  const names = useMatchState((state) => state.names);
  return (seat) => names.get(seat) ?? '';
}

/** Newest first. */
export function useTurns(): readonly Turn[] {
  const { game } = useMatch();
  const say = useText();
  const moves = useMatchState((state) => state.moves);
  const nameOf = useNames();
  const own = useMatchState((state) => state.shown?.own?.seat ?? null);
  const turns: Turn[] = [];
  for (const [at, { step, event }] of moves.slice(-movesShown).entries()) {
    const seat = event.seat ?? null;
    const text = tellMove(event, game, say, (of) => (of === seat ? '' : nameOf(of)))?.trim();
    if (!text) continue;
    const last = turns.at(-1);
    if (last && last.seat === seat && seat !== null) {
      turns[turns.length - 1] = { ...last, told: [...last.told, text] };
    } else {
      // What follows tells of a third person, in which one's own name can stand and "you" cannot.
      const named = seat === null ? '' : nameOf(seat);
      const name = seat !== null && seat === own ? say(words.ownName, { name: named }) : named;
      turns.push({ id: `${step} ${at}`, seat, name, told: [text] });
    }
  }
  return turns.toReversed();
}
