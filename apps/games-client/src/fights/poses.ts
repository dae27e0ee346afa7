/** How both roosters stand at a beat of a fight. Pure. */
import type { FightResult, Side } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import type { Beat } from '@bahati/game-rules/cockfight/fight-script.ts';

export type Pose =
  | 'stand'
  | 'enter'
  | 'circle'
  | 'leap'
  | 'dodge'
  | 'strike'
  | 'hit'
  | 'rest'
  | 'down'
  | 'crow'
  | 'leave';

export type Poses = Readonly<Record<Side, Pose>>;

/** Of whoever a beat is by, and of the other. */
const poseOf: Readonly<Record<Beat['kind'], readonly [Pose, Pose]>> = {
  enter: ['enter', 'enter'],
  circle: ['circle', 'circle'],
  leap: ['leap', 'stand'],
  dodge: ['dodge', 'stand'],
  strike: ['strike', 'hit'],
  clash: ['strike', 'strike'],
  rest: ['rest', 'stand'],
  fall: ['down', 'stand'],
  bell: ['stand', 'stand'],
  call_off: ['leave', 'leave'],
  bow: ['crow', 'down'],
};

export function posesAt({ kind, by }: Pick<Beat, 'kind' | 'by'>): Poses {
  const [own, other] = poseOf[kind];
  if (by === 'both') return { meron: own, wala: own };
  return by === 'meron' ? { meron: own, wala: other } : { meron: other, wala: own };
}

/** How they stand once it is over. */
export function posesAfter(result: FightResult): Poses {
  switch (result) {
    case 'meron':
      return { meron: 'crow', wala: 'down' };
    case 'wala':
      return { meron: 'down', wala: 'crow' };
    case 'bdd':
      return { meron: 'down', wala: 'down' };
    case 'ftd':
      return { meron: 'stand', wala: 'stand' };
    case 'cancelled':
      return { meron: 'leave', wala: 'leave' };
  }
}

/** The beat of a moment: the last one before it; -1: none yet. */
export const beatAt = (beats: readonly Beat[], ms: number): number =>
  beats.findLastIndex(({ atMs }) => atMs <= ms);
