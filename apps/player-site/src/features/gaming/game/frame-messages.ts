/** What a game's frame may say to the site. */
const messageTypes = [
  'bahati:ready',
  'bahati:active',
  'bahati:balance-changed',
  'bahati:close',
  'bahati:deposit',
  'bahati:reality-go-on',
  'bahati:reality-leave',
] as const;

export type FrameMessage = (typeof messageTypes)[number];

/** The message's type if it is one of ours; anything else on the wire is not for us. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return messageTypes.find((type) => type === data.type);
}
