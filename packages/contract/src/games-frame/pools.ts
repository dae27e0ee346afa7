/**
 * Pools of fishing: what a room of this kind tells, and what a member may say in it. What swims and
 * flies is told by the wire form of the fishing rules: a snapshot in the room, then frames.
 */
import { z } from 'zod';

/** The parts of the room everybody sees (`RoomView`). */
export type PoolRoomView = {
  /** The snapshot; null: the pool is about to open, and news will bring it. */
  pool: unknown;
  /** What a shot of each level of a cannon costs. */
  levels: readonly string[];
  sitting: readonly { seat: number; name: string }[];
  /** Of the seed all is drawn by in this pool. */
  fairness: { seedHash: string } | null;
  isPaused: boolean;
};

/** What one member hears of his own. */
export type PoolRoomOwn = {
  seat: number | null;
  /** What is hashed with the pool's seed for his hits; null: he has not sat down. */
  clientSeed: string | null;
  /** What can be shot now, taken from the wallet before. */
  purse: string;
  /** All that was taken from the wallet and is not paid back yet, shots on their way left out. */
  held: string;
  /** The wallet's last word; null: it has said none here. */
  balance: string | null;
  /** Why nothing can be shot, if the wallet said no to the last reserve. */
  refusal: { code: string; details: Readonly<Record<string, unknown>> } | null;
};

const whole = z.number().int().min(0);
const lock = whole.nullable();
const weapon = z.enum(['harpoon', 'net', 'spark']);

export const poolAct = z.discriminatedUnion('kind', [
  /** `clientSeed`: chosen by the frame once it knows the hash of the pool's seed. */
  z.strictObject({
    kind: z.literal('sit'),
    seat: whole.max(3),
    clientSeed: z.string().regex(/^[0-9a-f]{16}$/),
  }),
  z.strictObject({ kind: z.literal('leave') }),
  /** `tick` is the one its screen showed; a shot up to 1.5 seconds old flies from there. */
  z.strictObject({
    kind: z.literal('fire'),
    tick: whole,
    angle: whole,
    lock,
    weapon,
    level: whole,
  }),
  z.strictObject({ kind: z.literal('level'), level: whole }),
  z.strictObject({ kind: z.literal('weapon'), weapon }),
  z.strictObject({ kind: z.literal('lock'), fish: lock }),
]);
export type PoolAct = z.infer<typeof poolAct>;

/** What a shot that was taken comes back with: the bullet it became. */
export type FiredValue = { bullet: number };
