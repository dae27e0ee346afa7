/**
 * The idle lock: a device that was not used for the minutes a member chose answers nothing but
 * these calls and the logout, until a PIN or passkey unlocks it. The server's clock decides.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { enteredPassword } from '@bahati/contract/wire.ts';
import { passkeyOptions, passkeyRefusals, usedPasskey } from './passkeys.ts';

/** Minutes without use a member may choose from. */
export const lockMinutes = [1, 5, 15, 30] as const;

const minutes = z.literal(lockMinutes);
const pin = z.string().regex(/^\d{4,6}$/);

export const lockingCalls = defineCalls({
  'GET /wps/session/lock': {
    summary: 'The idle lock, and whether this device is locked',
    audience: 'member',
    value: z.object({
      /** Null: there is no lock. */
      minutes: minutes.nullable(),
      isLocked: z.boolean(),
      hasPasskey: z.boolean(),
    }),
    refusals: {},
  },
  'POST /wps/session/lock': {
    summary: 'Lock this device now, with all its tabs',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: { lock_not_set: 409 },
  },
  'POST /wps/session/active': {
    summary: 'The member is using this device: the idle time begins anew',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/session/unlock': {
    summary: 'Unlock this device by PIN, with all its tabs; the fifth wrong PIN logs it out',
    audience: 'member',
    body: z.strictObject({ pin }),
    value: z.object({}),
    refusals: {
      /** `left`: how many tries are left. */
      pin_wrong: 403,
    },
    perMinute: 20,
  },
  'POST /wps/session/unlock/passkey/start': {
    summary: 'Start to unlock this device by passkey',
    audience: 'member',
    body: z.strictObject({}),
    value: passkeyOptions,
    refusals: { passkeys_unavailable: passkeyRefusals.passkeys_unavailable },
    perMinute: 20,
  },
  'POST /wps/session/unlock/passkey': {
    summary: 'Unlock this device by passkey, with all its tabs',
    audience: 'member',
    body: z.strictObject({ passkey: usedPasskey }),
    value: z.object({}),
    refusals: passkeyRefusals,
    perMinute: 20,
  },
  'PUT /wps/member/lock': {
    summary: 'Set the idle lock of all devices, or change it, after the login password',
    audience: 'member',
    body: z.strictObject({ password: enteredPassword, minutes, pin }),
    value: z.object({}),
    refusals: { need_true_account: 403, password_wrong: 403, pin_weak: 400 },
    perMinute: 10,
  },
  'POST /wps/member/lock/remove': {
    summary: 'Remove the idle lock of all devices, after the login password',
    audience: 'member',
    body: z.strictObject({ password: enteredPassword }),
    value: z.object({}),
    refusals: { password_wrong: 403 },
    perMinute: 10,
  },
});
