/** Where a short code's owner hears of the payments somebody makes by himself. */
import type { Store } from '#simulator/store.ts';

export type Registration = {
  shortCode: string;
  /** Is money taken when validation cannot be asked? */
  isCompletedUnheard: boolean;
  confirmationUrl: string;
  validationUrl: string;
};

/** A short code registered anew has the new addresses. */
export function register(store: Store, registration: Registration): void {
  const { shortCode, isCompletedUnheard, confirmationUrl, validationUrl } = registration;
  store
    .prepare('INSERT OR REPLACE INTO registrations VALUES (?, ?, ?, ?)')
    .run(shortCode, isCompletedUnheard ? 1 : 0, confirmationUrl, validationUrl);
}

export function findRegistration(store: Store, shortCode: string): Registration | undefined {
  const row = store
    .prepare(
      `SELECT is_completed_unheard AS isCompletedUnheard, confirmation_url AS confirmationUrl,
              validation_url AS validationUrl
         FROM registrations WHERE short_code = ?`,
    )
    .get(shortCode) as
    | { isCompletedUnheard: number; confirmationUrl: string; validationUrl: string }
    | undefined;
  return row && { shortCode, ...row, isCompletedUnheard: row.isCompletedUnheard === 1 };
}

/** The first short code anybody registered: what the phone's page suggests. */
export function anyShortCode(store: Store): string | undefined {
  const row = store.prepare('SELECT short_code AS code FROM registrations LIMIT 1').get();
  return row?.['code'] as string | undefined;
}
