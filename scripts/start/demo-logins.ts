import { existsSync, readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';

import { inRoot } from '#scripts/repository.ts';

/** The people of the demo brand, as the seed made them. */
export type DemoLogin = {
  who: string;
  username: string;
  password: string;
  /** Asked for when a member withdraws. */
  paymentPassword?: string;
  note?: string;
  /** Base32; only staff sign in with a second factor. */
  totpSecret?: string;
};

export const readDemoLogins = (): DemoLogin[] => {
  const file = inRoot('apps/platform/seed/demo-logins.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoLogin[]) : [];
};

/** The six digits each demo member of staff types after his password, valid for half a minute of a clock so far ahead. */
export const readStaffCodes = (aheadMs = 0): { username: string; code: string }[] =>
  readDemoLogins().flatMap(({ username, totpSecret }) =>
    totpSecret
      ? [
          {
            username,
            code: new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
              timestamp: Date.now() + aheadMs,
            }),
          },
        ]
      : [],
  );
