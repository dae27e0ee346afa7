import type { FrameParts } from '#frame/shell/frame-context.ts';

/** As much play money as at the start; the balance is asked for whatever became of it. */
export function refill({
  call,
  play,
  session,
}: Pick<FrameParts, 'call' | 'play' | 'session'>): void {
  if (!session.isFreePlay) return;
  const ask = () => play.send({ type: 'balance-wanted' });
  call('POST /frame/v1/refill', { body: {} }).then(ask, ask);
}
