import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call, memberQuery, queryClient } from '#site/api.ts';
import { endSession, startLeaving, useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from './use-member.ts';

/** Trial members have this type (spec §9). */
const trialType = 4;

export function useIsTrial(): boolean {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useMember(isLoggedIn);
  return data?.type === trialType;
}

/** The same at one moment, for what need not follow it. */
export function readIsTrial(): boolean {
  const { queryKey } = memberQuery('GET /wps/member/info');
  return queryClient.getQueryData(queryKey)?.type === trialType;
}

/** Leaves the trial and opens the registration. */
export function useRealAccount() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => {
      startLeaving();
      return call('POST /wps/session/logout', { body: {} });
    },
    // Even when no answer comes the trial is left here; the server's copy ends by itself.
    onSettled: async () => {
      await navigate({ to: '/', search: { popup: 'register' } });
      endSession('logout');
    },
  });
}
