import type { SpinResult, WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { createClientSeed } from '@bahati/fairness/commit.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, forgetMemberCall } from '#site/api.ts';

/**
 * Using a ticket: the server decides at once, the picture tells it when it rests. `result` is what may be
 * told now.
 */
export function useSpin({ id }: WholeDraw) {
  const [turn, setTurn] = useState(0);
  const [rested, setRested] = useState(0);
  const spinning = useMutation({
    mutationFn: () =>
      call('POST /wps/rewards/draws/:id/spin', {
        params: { id },
        body: { clientSeed: createClientSeed() },
      }),
    onMutate: () => setTurn((before) => before + 1),
    onError: () => void refresh(),
  });
  const drawn: SpinResult | undefined = spinning.data;
  const isMoving = spinning.isPending || (drawn !== undefined && rested !== turn);
  return {
    turn,
    isMoving,
    error: spinning.error,
    /** What was decided, before it is told. */
    drawn,
    result: isMoving ? undefined : drawn,
    spin: () => spinning.mutate(),
    rest: (of: number) => {
      setRested(of);
      void refresh();
    },
  };
}

async function refresh(): Promise<void> {
  await Promise.all([
    forgetMemberCall('GET /wps/rewards/draws/:id'),
    forgetMemberCall('GET /wps/rewards/draws/:id/spins'),
    forgetMemberCall('GET /wps/rewards/draws'),
    forgetMemberCall('GET /wps/rewards/summary'),
  ]);
}
