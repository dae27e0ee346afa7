/**
 * How a ball runs and where it rests: angles in degrees clockwise from the top, radii as parts of
 * the wheel's. The ball runs against the rotor, slows, leaves the track, strikes a deflector and
 * hops over a fret or two into the pocket that was drawn.
 */
import { rim, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';

export type BallPlace = {
  readonly rotor: number;
  readonly ball: number;
  readonly radius: number;
};

export const radii = { track: 0.872, pocket: 0.545 } as const;

/** What the ball travels against the rotor in one run, and what the rotor turns meanwhile. */
const turnsAgainst = 6;
const rotorTurns = 0.72;
/** The higher, the more of the way lies in the first seconds. */
const slowing = 2.5;
/** Parts of the run: when the ball leaves the track, and when it first touches the pockets. */
const leavesTrack = 0.56;
const reachesPockets = 0.76;

/** Where the middle of a number's pocket stands on the rotor. */
export function pocketAngle(wheel: Wheel, number: string): number {
  return (Math.max(0, rim[wheel].indexOf(number)) * 360) / rim[wheel].length;
}

/** At `part` of the run, 0 to 1, of a ball that ends in this pocket, from a rotor that stood so. */
export function ballAt(part: number, pocket: number, rotorFrom: number): BallPlace {
  const done = Math.min(1, Math.max(0, part));
  const left = (1 - done) ** slowing;
  // The rotor loses little while the ball runs, and stands when the ball has come to rest.
  const rotor = rotorFrom + 360 * rotorTurns * (1 - (1 - done) ** 1.6);
  const ball = rotor + pocket + 360 * turnsAgainst * left;
  return { rotor, ball, radius: radiusAt(done) };
}

/** Between runs the ball lies in its pocket. */
export function ballAtRest(pocket: number, rotor: number): BallPlace {
  return { rotor, ball: rotor + pocket, radius: radii.pocket };
}

function radiusAt(done: number): number {
  if (done <= leavesTrack) return radii.track;
  if (done < reachesPockets) {
    const fallen = (done - leavesTrack) / (reachesPockets - leavesTrack);
    // The deflector throws it back up once on its way down.
    const thrown = 0.04 * Math.sin(Math.PI * Math.min(1, Math.max(0, (fallen - 0.35) / 0.3)));
    return radii.track - (radii.track - radii.pocket) * fallen ** 1.9 + thrown;
  }
  const hopping = (done - reachesPockets) / (1 - reachesPockets);
  const height = 0.085 * (1 - hopping) ** 2.2;
  return radii.pocket + height * Math.abs(Math.sin(hopping * Math.PI * 3));
}
