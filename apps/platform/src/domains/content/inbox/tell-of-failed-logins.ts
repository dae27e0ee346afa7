/**
 * Tells members in their inbox that somebody tried to log in to their account and failed. Looked for
 * each minute; a member is told of three or more of the last hour, and once an hour at most.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import { readBrand } from '#domains/system/brand/brand.ts';

/** One wrong letter, or two, is the member himself. */
const fewestTold = 3;
/** Of one minute; a storm of more is told in the minutes after. */
const mostRead = 20_000;
const mostTold = 500;

type Failures = { memberId: bigint; count: number; since: Date; hour: string };

export async function tellOfFailedLogins({ database, config }: Context): Promise<void> {
  const { rows } = await database.query<Failures>(
    `SELECT member_id AS "memberId", count, since,
            to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24') AS hour
       FROM (SELECT member_id, count(*)::int AS count, min(at) AS since
               FROM (SELECT member_id, at FROM login_attempts
                      WHERE NOT is_successful AND member_id IS NOT NULL
                        AND at > now() - interval '1 hour'
                      ORDER BY at DESC LIMIT $2) latest
              GROUP BY member_id HAVING count(*) >= $1) failed
      WHERE NOT EXISTS (SELECT FROM inbox_messages told
                         WHERE told.member_id = failed.member_id AND told.key >= 'failed logins '
                           AND told.key < 'failed logins~'
                           AND told.created_at > now() - interval '1 hour')
      ORDER BY since LIMIT $3`,
    [fewestTold, mostRead, mostTold],
  );
  if (rows.length === 0) return;
  const { timeZone } = await readBrand(database, config.BRAND);
  for (const failures of rows) {
    const { memberId, hour } = failures;
    await inTransaction(database, (transaction) =>
      sendInboxMessage(transaction, {
        memberId,
        // Two processes that look at once tell it once.
        key: `failed logins ${hour}`,
        ...wordsFor(failures, timeZone),
      }),
    );
  }
}

const link = {
  en: '<p><a href="/member">See your login history</a></p>',
  sw: '<p><a href="/member">Tazama historia ya kuingia</a></p>',
} as const;

function wordsFor({ count, since }: Failures, timeZone: string) {
  const at = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(since);
  return {
    title: {
      en: `${count} failed login attempts since ${at}`,
      sw: `Majaribio ${count} ya kuingia yameshindikana tangu ${at}`,
    },
    html: {
      en: `<p>Somebody tried to log in to your account ${count} times since ${at} and failed. If it was you, there is nothing to do. If not, change your password.</p>${link.en}`,
      sw: `<p>Mtu amejaribu kuingia kwenye akaunti yako mara ${count} tangu ${at} na ameshindwa. Kama ni wewe, huhitaji kufanya kitu. Kama si wewe, badilisha nenosiri lako.</p>${link.sw}`,
    },
  };
}
