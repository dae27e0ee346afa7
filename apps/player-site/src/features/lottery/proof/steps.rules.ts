/** The steps of a draw, in their order, and which of them are done. */
import type { ShownDraw } from './check-draw.ts';

export type StepId = 'hash' | 'closed' | 'beacon' | 'drawn' | 'settled' | 'suspended' | 'refunded';
export type DrawStep = {
  readonly id: StepId;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** When it was or will be; null: not known. */
  readonly at: string | null;
};

/** By the lottery's own clock, as the answer states it. */
export function stepsOf({ now, draw, proof }: ShownDraw): DrawStep[] {
  const { state, closesAt, drawsAt } = draw;
  const isPast = (at: string) => Date.parse(at) <= Date.parse(now);
  const isDrawn = draw.numbers !== null;
  const planned: { id: StepId; isDone: boolean; at: string | null }[] = [
    ...(proof ? [{ id: 'hash' as const, isDone: true, at: null }] : []),
    { id: 'closed', isDone: isPast(closesAt) || isDrawn, at: closesAt },
    ...(proof
      ? [{ id: 'beacon' as const, isDone: isPast(proof.beaconAt) || isDrawn, at: proof.beaconAt }]
      : []),
    { id: 'drawn', isDone: isDrawn, at: drawsAt },
    { id: 'settled', isDone: state === 'settled', at: null },
  ];
  const current = planned.findIndex(({ isDone }) => !isDone);
  const steps = planned.map(
    ({ id, isDone, at }, place): DrawStep => ({
      id,
      at,
      state: isDone ? 'done' : place === current ? 'current' : 'upcoming',
    }),
  );
  if (state !== 'suspended' && state !== 'refunded') return steps;
  // What was to follow does not take place.
  return [
    ...steps.filter((step) => step.state === 'done'),
    { id: state, at: null, state: 'failed' },
  ];
}
