import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { createCaller } from '@bahati/client/caller.ts';
import { readToken } from './session.ts';

/** Every call of the back office; the token travels with each. */
export const call = createCaller<BackOfficeCalls>({ token: readToken });
