/** What was heard of this match, as sentences. */
import { type Say, useText } from '#frame/bets/use-text.ts';
import type { MatchModule } from '#frame/matches/match-game.ts';
import { useMatch, useMatchState } from '#frame/matches/use-match.ts';
import { words } from '#frame/matches/words.ts';
import type { SeenEvent } from '#frame/seats/told.ts';

export type MoveLine = {
  readonly id: string;
  /** Null: the match as a whole. */
  readonly seat: number | null;
  readonly text: string;
};

const linesShown = 120;

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
export function useMoves(): readonly MoveLine[] {
  const { game } = useMatch();
  const say = useText();
  const moves = useMatchState((state) => state.moves);
  const nameOf = useNames();
  return moves
    .slice(-linesShown)
    .flatMap(({ step, event }, at): MoveLine[] => {
      const text = tellMove(event, game, say, nameOf);
      return text === null ? [] : [{ id: `${step} ${at}`, seat: event.seat ?? null, text }];
    })
    .toReversed();
}
