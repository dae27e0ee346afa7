/** Figures of a video poker from how its lines fall, which its test derives. */
import {
  type BetFigures,
  type Chance,
  gather,
  type Sample,
  statedBet,
} from '@bahati/game-rules/bet-games/figures.ts';
import { rational } from '@bahati/game-rules/rational.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import type { PayTable } from './pay-table.ts';
import { videoPokerOpening, type VideoPokerView } from './video-poker.rules.ts';
import { wholeDeckOf } from './whole-deck.ts';

/** How often each line falls, the last for nothing paid. */
type Counts = readonly bigint[];

export type VideoPokerCounts = {
  /** Under best play; they add up to 19,933,230,517,200. */
  readonly best: Counts;
  /** When all five cards are thrown away, so that any five come; they add up to 2,598,960. */
  readonly any: Counts;
};

export function chancesOf({ lines }: PayTable, counts: Counts): Chance[] {
  const all = counts.reduce((sum, count) => sum + count, 0n);
  return gather(
    counts.map((count, line) => ({
      pay: rational(BigInt(lines[line]?.pays ?? 0)),
      probability: rational(count, all),
    })),
  );
}

export function videoPokerFigures(
  table: PayTable,
  counts: VideoPokerCounts,
  playedAs: Words,
): BetFigures<VideoPokerView> {
  return {
    playedAs,
    bets: [
      statedBet(
        {
          opening: videoPokerOpening,
          name: { en: 'Best play', sw: 'Uchezaji bora' },
          pays: table.lines.map(({ pays }) => pays).join(' · '),
        },
        chancesOf(table, counts.best),
      ),
    ],
    // What comes back is the player's doing too, so that no one figure fits all who play.
    watched: [],
    samples: [
      playedBest(table, counts.best),
      {
        opening: videoPokerOpening,
        choose: () => 'hold:00000',
        chances: () => chancesOf(table, counts.any),
      },
    ],
  };
}

function playedBest(table: PayTable, counts: Counts): Sample<VideoPokerView> {
  let known: ReturnType<typeof wholeDeckOf> | undefined;
  return {
    opening: videoPokerOpening,
    choose({ dealt }) {
      known ??= wholeDeckOf(table);
      const ascending = dealt.toSorted((a, b) => a - b);
      const hold = known.bestHold(ascending);
      const digits = dealt.map((card) => (hold >> ascending.indexOf(card)) & 1);
      return `hold:${digits.join('')}`;
    },
    chances: () => chancesOf(table, counts),
  };
}
