/**
 * How the wheel turns: driven while the bet is asked, then braked by friction so that it comes to
 * rest at the drawn segment, with no jump of speed between. Angles are degrees, clockwise.
 */
export type WheelParts = {
  readonly disc: { style: CSSStyleDeclaration };
  readonly flapper: { style: CSSStyleDeclaration };
  readonly onPeg: (step: number) => void;
};

const drivenSpeed = 470;
const brakeSeconds = 2.7;
const quickSeconds = 0.13;
/** Between two sounds of pegs, so that a fast wheel purrs and does not scream. */
const pegGapMs = 48;

type Brake = {
  readonly from: number;
  readonly distance: number;
  readonly seconds: number;
  readonly power: number;
  readonly since: number;
  readonly done: () => void;
};

export class WheelMotion {
  private readonly parts: WheelParts;
  private segment = 36;
  private angle = 0;
  private speed = 0;
  private bend = 0;
  private bendSpeed = 0;
  private isDriven = false;
  private brake: Brake | null = null;
  private frame = 0;
  private last = 0;
  private lastPegAt = 0;

  constructor(parts: WheelParts) {
    this.parts = parts;
  }

  /** Puts the wheel where it lies, at rest. */
  rest(angle: number, segment: number): void {
    this.stop();
    this.segment = segment;
    this.angle = angle;
    this.speed = 0;
    this.bend = 0;
    this.paint();
  }

  get isTurning(): boolean {
    return this.isDriven || this.brake !== null;
  }

  drive(): void {
    this.isDriven = true;
    this.brake = null;
    this.wake();
  }

  brakeTo(angle: number, isQuick: boolean, done: () => void): void {
    const now = performance.now();
    const near = (((angle - this.angle) % 360) + 360) % 360;
    const speed = Math.max(this.speed, drivenSpeed * 0.8);
    // Far enough that friction, not a hand, seems to stop it.
    const distance = isQuick || near > 330 ? near : near + 360;
    const seconds = isQuick ? quickSeconds : brakeSeconds;
    const power = isQuick ? 2 : Math.max(1.7, (speed * seconds) / distance);
    this.isDriven = false;
    this.brake = { from: this.angle, distance, seconds, power, since: now, done };
    this.wake();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.isDriven = false;
    this.brake = null;
  }

  private wake(): void {
    if (this.frame) return;
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  private readonly step = (now: number): void => {
    const seconds = Math.min(0.05, Math.max(0.001, (now - this.last) / 1000));
    this.last = now;
    const before = this.angle;
    if (this.isDriven) {
      this.speed += (drivenSpeed - this.speed) * Math.min(1, seconds * 7);
      this.angle += this.speed * seconds;
    }
    const over = this.brake && this.turnBraked(this.brake, now);
    this.bendFlapper(before, seconds, now);
    this.paint();
    const isStill = !this.isTurning && Math.abs(this.bend) < 0.05 && Math.abs(this.bendSpeed) < 1;
    this.frame = isStill ? 0 : requestAnimationFrame(this.step);
    over?.();
  };

  /** Answers what is to be told once the wheel has come to rest. */
  private turnBraked(brake: Brake, now: number): (() => void) | null {
    const share = Math.min(1, Math.max(0, (now - brake.since) / 1000 / brake.seconds));
    this.angle = brake.from + brake.distance * (1 - (1 - share) ** brake.power);
    this.speed =
      ((brake.distance * brake.power) / brake.seconds) * (1 - share) ** (brake.power - 1);
    if (share < 1) return null;
    this.angle %= 360;
    this.speed = 0;
    this.brake = null;
    return brake.done;
  }

  /** The pegs push the flapper aside; between them it springs back. */
  private bendFlapper(before: number, seconds: number, now: number): void {
    const place = this.angle / this.segment + 0.5;
    const passed = Math.floor(place) - Math.floor(before / this.segment + 0.5);
    const most = Math.min(26, 10 + this.segment * 0.5);
    for (let part = 0; part < 4; part += 1) {
      this.bendSpeed -= (this.bend * 1400 + this.bendSpeed * 24) * (seconds / 4);
      this.bend += this.bendSpeed * (seconds / 4);
    }
    if (passed !== 0) {
      this.bendSpeed += Math.min(420, 60 + this.speed);
      if (now - this.lastPegAt > pegGapMs) {
        this.lastPegAt = now;
        this.parts.onPeg(Math.max(0, 6 - Math.floor(this.speed / 70)));
      }
    }
    const approach = (place - Math.floor(place) - 0.84) / 0.16;
    this.bend = Math.max(-8, Math.min(most, Math.max(this.bend, approach * most)));
  }

  private paint(): void {
    this.parts.disc.style.transform = `rotate(${this.angle}deg)`;
    this.parts.flapper.style.transform = `rotate(${-this.bend}deg)`;
  }
}

/** Where the wheel rests with a segment under the pointer; `turn` varies where within it. */
export function restingAngle(landed: number, segment: number, turn: number): number {
  const within = (((turn * 7 + landed * 3) % 11) / 10 - 0.5) * 0.56;
  return -(landed + within) * segment;
}
