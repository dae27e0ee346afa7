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

/** @param brand a further one's code; absent: the first one's people. */
export const readDemoLogins = (brand?: string): DemoLogin[] => {
  const name = brand === undefined ? 'demo-logins' : `demo/${brand}-logins`;
  const file = inRoot(`apps/platform/seed/${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoLogin[]) : [];
};

/**
 * The six digits of this login's authenticator now; undefined: it has none.
 * @param aheadMs how far the time of the product was moved.
 */
export const codeNow = (
  { totpSecret }: Pick<DemoLogin, 'totpSecret'>,
  aheadMs = 0,
): string | undefined =>
  totpSecret &&
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: Date.now() + aheadMs });

/** The six digits each demo member of staff types after his password, valid for half a minute. */
export const readStaffCodes = (
  brands: readonly (string | undefined)[],
  aheadMs = 0,
): { username: string; code: string }[] =>
  brands
    .flatMap((brand) => readDemoLogins(brand))
    .flatMap((login) => {
      const code = codeNow(login, aheadMs);
      return code === undefined ? [] : [{ username: login.username, code }];
    });
