/** What a game's frame may say to the site. */
const messageTypes = [
  'bahati:ready',
  'bahati:active',
  'bahati:balance-changed',
  'bahati:close',
  'bahati:deposit',
  'bahati:reality-go-on',
  'bahati:reality-leave',
  'bahati:invite',
  'bahati:seated',
  'bahati:stood-up',
] as const;

export type FrameMessage = (typeof messageTypes)[number];

/** The code of the private table in an invitation; undefined: it is none of ours. */
export function readInvitation(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('room' in data)) return undefined;
  return typeof data.room === 'string' && /^[A-Z][A-Z0-9]{7}$/.test(data.room)
    ? data.room
    : undefined;
}

/** The message's type if it is one of ours; anything else on the wire is not for us. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return messageTypes.find((type) => type === data.type);
}
