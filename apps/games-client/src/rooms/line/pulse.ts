/** Whether a line lives and how late it is, by pings that are answered. Pure but for its clock. */

/** So often the server is asked for a sign. */
const pingEveryMs = 4_000;
/** A line that says nothing for so long is dead, whatever the browser believes. */
const silentMs = 10_000;
/** So long a page that woke up waits for a sign. */
const wokenMs = 3_000;
/** A page whose clock ran on so far between two looks has slept. */
const sleptMs = 5_000;

export type Pulse = {
  readonly start: () => void;
  readonly heard: () => void;
  readonly pong: (at: number) => void;
  /** What is to be done now: `ping` with the time it is sent, `dead`, or nothing. */
  readonly look: () => { ping: number | null; isDead: boolean };
  /** The page may have slept: a sign is wanted soon. */
  readonly doubt: () => void;
  /** How late answers come, the one that is waited for included; null: none has come. */
  readonly lagMs: () => number | null;
};

export function createPulse(local: () => number): Pulse {
  let lookedAt = local();
  let heardAt = local();
  let pingedAt: number | null = null;
  let lastPing = Number.NEGATIVE_INFINITY;
  let lag: number | null = null;
  let dueAt = Number.POSITIVE_INFINITY;
  const doubt = () => {
    lastPing = Number.NEGATIVE_INFINITY;
    pingedAt = null;
    dueAt = local() + wokenMs;
  };
  return {
    start() {
      heardAt = local();
      lookedAt = heardAt;
      pingedAt = null;
      lastPing = Number.NEGATIVE_INFINITY;
      dueAt = Number.POSITIVE_INFINITY;
    },
    heard() {
      heardAt = local();
      dueAt = Number.POSITIVE_INFINITY;
    },
    pong(at) {
      lag = Math.max(0, local() - at);
      if (at === pingedAt) pingedAt = null;
    },
    look() {
      const now = local();
      if (now - lookedAt > sleptMs) {
        // What was said meanwhile may still come: silence counts from now.
        heardAt = now;
        doubt();
      }
      lookedAt = now;
      if (now - heardAt > silentMs || now > dueAt) return { ping: null, isDead: true };
      if (now - lastPing < pingEveryMs) return { ping: null, isDead: false };
      lastPing = now;
      pingedAt ??= now;
      return { ping: now, isDead: false };
    },
    doubt,
    lagMs: () => (lag === null ? null : Math.max(lag, pingedAt === null ? 0 : local() - pingedAt)),
  };
}
