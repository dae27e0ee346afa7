/**
 * How a round is shown, beat by beat: the room waits for it, and every board draws by it, so that
 * all see the same at the same moment and whoever comes late goes on from there.
 */
import type { SokoniDrawn } from './sokoni-wheel.rules.ts';

export type BeatKind =
  /** The special offer is drawn, and the wheel begins to turn. */
  | 'offer'
  | 'spin'
  | 'stop'
  | 'coin-in'
  /** `at` 0: what the lion bears, 1: the dhow. */
  | 'face'
  | 'toss'
  | 'fell'
  | 'crates-in'
  /** One crate after the other is opened. */
  | 'crate'
  | 'others'
  | 'sum'
  | 'festival-in'
  /** Again and again, as long as everything doubles. */
  | 'festival-spin'
  | 'doubled'
  | 'festival-stop';

export type Beat = {
  readonly kind: BeatKind;
  /** Which of its kind, from 0. */
  readonly at: number;
  /** From the start of the show. */
  readonly atMs: number;
  readonly ms: number;
};

/** Milliseconds, for everybody at a table. */
const tableMs: Readonly<Record<BeatKind, number>> = {
  offer: 2_400,
  spin: 8_400,
  stop: 2_400,
  'coin-in': 1_800,
  face: 1_900,
  toss: 3_800,
  fell: 2_800,
  'crates-in': 2_200,
  crate: 2_700,
  others: 1_900,
  sum: 2_600,
  'festival-in': 2_400,
  'festival-spin': 7_600,
  doubled: 2_600,
  'festival-stop': 3_000,
};

/** By oneself there is nobody to wait for. */
const ownMs: Readonly<Record<BeatKind, number>> = {
  offer: 900,
  spin: 3_700,
  stop: 800,
  'coin-in': 1_100,
  face: 1_100,
  toss: 2_600,
  fell: 1_700,
  'crates-in': 1_400,
  crate: 1_700,
  others: 1_000,
  sum: 1_700,
  'festival-in': 1_500,
  'festival-spin': 5_000,
  doubled: 1_700,
  'festival-stop': 2_000,
};

type Drawn = Pick<SokoniDrawn, 'bonus'>;

function kindsOf({ bonus }: Drawn): BeatKind[] {
  const first: BeatKind[] = ['offer', 'spin', 'stop'];
  switch (bonus?.kind) {
    case 'coin':
      return [...first, 'coin-in', 'face', 'face', 'toss', 'fell'];
    case 'crates':
      return [...first, 'crates-in', ...bonus.opened.map(() => 'crate' as const), 'others', 'sum'];
    case 'festival': {
      const doublings = bonus.spins.slice(1).flatMap(() => ['doubled', 'festival-spin'] as const);
      return [...first, 'festival-in', 'festival-spin', ...doublings, 'festival-stop'];
    }
    case undefined:
      return first;
  }
}

export type Pace = 'table' | 'own';

/** The beats of a round, one after the other. */
export function showOf(drawn: Drawn, pace: Pace): readonly Beat[] {
  const lengths = pace === 'table' ? tableMs : ownMs;
  const beats: Beat[] = [];
  let atMs = 0;
  for (const kind of kindsOf(drawn)) {
    const at = beats.filter((beat) => beat.kind === kind).length;
    beats.push({ kind, at, atMs, ms: lengths[kind] });
    atMs += lengths[kind];
  }
  return beats;
}

export const endOf = (beats: readonly Beat[]): number => {
  const last = beats.at(-1);
  return last ? last.atMs + last.ms : 0;
};

/** What the place brought is seen for so long, before the next round. */
export const tailMs = 2_600;

/** How long a table shows a round. */
export const tableLengthMs = (drawn: Drawn): number => endOf(showOf(drawn, 'table')) + tailMs;

/** No round that is shown to one alone takes longer. */
export const longestOwnMs = endOf(
  showOf({ bonus: { kind: 'festival', spins: [0, 0, 0, 0] } }, 'own'),
);
