import type { MemberTournament } from '@bahati/contract/player-site/rewards/tournaments.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, forgetMemberCall, memberQuery } from '#site/api.ts';

const listKey = 'GET /wps/rewards/tournaments';
const tableKey = 'GET /wps/relay/MCSFE_getMissionLeaderboard';
/** A table that runs is counted every few seconds; lists change with the clock. */
const lookMs = { table: 5_000, list: 30_000 } as const;

export const useTournaments = () =>
  useQuery({
    ...memberQuery(listKey, { query: { state: 'now', pageSize: 50 } }),
    refetchInterval: lookMs.list,
  });

export const forgetTournaments = (): Promise<void> => forgetMemberCall(listKey);

export function useTable({ id, phase }: Pick<MemberTournament, 'id' | 'phase'>) {
  const isMoving = phase === 'running' || phase === 'closing';
  return useQuery({
    ...memberQuery(tableKey, { query: { id } }),
    refetchInterval: isMoving ? lookMs.table : false,
  });
}

export function useJoin({ id }: Pick<MemberTournament, 'id'>) {
  return useMutation({
    mutationFn: () => call('POST /wps/rewards/tournaments/join', { body: { id } }),
    onSettled: forgetTournaments,
  });
}
