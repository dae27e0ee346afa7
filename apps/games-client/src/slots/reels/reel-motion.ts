/**
 * How one reel moves. Its place is the index on the strip that shows in the top row; reels fall,
 * so the place counts down. A start lifts the reel a little before it drops; a stop overshoots
 * and settles like something with weight.
 */

export type Pace = {
  /** Symbols a second in full flight. */
  readonly speed: number;
  /** Symbols still to pass when the brake is put on. */
  readonly brakeDistance: number;
};

export const calmPace: Pace = { speed: 26, brakeDistance: 3.2 };
export const turboPace: Pace = { speed: 38, brakeDistance: 2.4 };

const liftMs = 110;
const liftBy = 0.2;
const rampMs = 170;
/** Sets how far a stop overshoots; the polynomial is the usual "back" easing. */
const overshoot = 1.15;
const startSlope = 3 * (overshoot + 1) - 2 * overshoot;

type Phase = 'resting' | 'lifting' | 'flying' | 'braking';

export class ReelMotion {
  private phase: Phase = 'resting';
  private placeNow = 0;
  private speedNow = 0;
  private elapsedMs = 0;
  private from = 0;
  private pace = calmPace;
  private target = 0;
  private distance = 0;
  private brakeMs = 0;
  private hasLanded = false;

  get place(): number {
    return this.placeNow;
  }

  /** Symbols a second, downwards. */
  get speed(): number {
    return this.speedNow;
  }

  get isResting(): boolean {
    return this.phase === 'resting';
  }

  start(pace: Pace): void {
    this.pace = pace;
    this.from = this.placeNow;
    this.speedNow = 0;
    this.enter('lifting');
  }

  /** Comes to rest with `stop` in the top row of a strip of `length`. */
  brake(stop: number, length: number): void {
    // In full flight the symbols are a blur: the reel may be set to where its stop is near.
    const fraction = this.placeNow - Math.floor(this.placeNow);
    this.target = ((stop % length) + length) % length;
    this.distance = this.pace.brakeDistance + fraction;
    this.placeNow = this.target + this.distance;
    this.brakeMs = (1000 * this.distance * startSlope) / Math.max(this.pace.speed, 1);
    this.hasLanded = false;
    this.enter('braking');
  }

  /** Stands still there at once. */
  rest(place: number): void {
    this.placeNow = place;
    this.speedNow = 0;
    this.enter('resting');
  }

  setSpeed(speed: number): void {
    this.pace = { ...this.pace, speed };
  }

  /** Answers true in the one step in which the reel reaches its stop. */
  update(deltaMs: number): boolean {
    if (this.phase === 'resting') return false;
    this.elapsedMs += deltaMs;
    if (this.phase === 'braking') return this.settle();
    if (this.phase === 'lifting') this.lift();
    else this.fly(deltaMs);
    return false;
  }

  private lift(): void {
    const share = Math.min(1, this.elapsedMs / liftMs);
    this.placeNow = this.from + liftBy * (1 - (1 - share) ** 2);
    if (share === 1) this.enter('flying');
  }

  private fly(deltaMs: number): void {
    const ramp = Math.min(1, this.elapsedMs / rampMs);
    this.speedNow += (this.pace.speed * ramp - this.speedNow) * Math.min(1, deltaMs / 60);
    this.placeNow -= (this.speedNow * deltaMs) / 1000;
  }

  private settle(): boolean {
    const share = Math.min(1, this.elapsedMs / this.brakeMs);
    const back = share - 1;
    const eased = 1 + (overshoot + 1) * back ** 3 + overshoot * back ** 2;
    const slope = 3 * (overshoot + 1) * back ** 2 + 2 * overshoot * back;
    this.placeNow = this.target + this.distance * (1 - eased);
    this.speedNow = Math.max(0, (1000 * this.distance * slope) / this.brakeMs);
    const lands = !this.hasLanded && eased >= 1;
    if (lands) this.hasLanded = true;
    if (share === 1) this.rest(this.target);
    return lands;
  }

  private enter(next: Phase): void {
    this.phase = next;
    this.elapsedMs = 0;
  }
}
