import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { createCaller, RefusedError } from '@bahati/client/caller.ts';
import { createQueryClient } from '@bahati/client/query.ts';
import { endSession, readToken } from './session/session.ts';

export const queryClient = createQueryClient();

const ask = createCaller<BackOfficeCalls>({
  token: readToken,
  onSessionEnded: () => {
    endSession();
    queryClient.clear();
  },
});

/** Every call of the back office; the token travels with each. */
export const call: typeof ask = async (key, ...rest) => {
  try {
    return await ask(key, ...rest);
  } catch (error) {
    // The role may have changed meanwhile: what may be done is read anew.
    if (error instanceof RefusedError && error.code === 'forbidden') {
      void queryClient.invalidateQueries({ queryKey: ['GET /bo/session'] });
    }
    throw error;
  }
};
