/** Staff's own calls of the back office. */
import type { staffCalls } from '@bahati/contract/back-office/staff/staff.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { listAudit } from './list-audit.ts';
import { logInStaff } from './log-in-staff.ts';
import { createChainReader } from './read-chain.ts';
import { staffInfo } from './staff.ts';

export function staffBackOffice(context: Context): Handlers<typeof staffCalls, PlatformActors> {
  const readChain = createChainReader(context);
  return {
    'POST /bo/session/login': async ({ body, ip }) => logInStaff(context, { ...body, ip }),
    'POST /bo/session/logout': async ({ actor, ip }) => {
      await inTransaction(context.database, async (transaction) => {
        // At home the session it came from ends too, and with that one those in other brands.
        await transaction.query(
          `UPDATE staff_sessions SET ended_at = now()
            WHERE ended_at IS NULL AND staff_id = $2
              AND (id = $1 OR id = (SELECT home_session_id FROM staff_sessions AS own
                     JOIN staff_members ON staff_members.id = staff_id
                    WHERE own.id = $1 AND home_brand IS NULL))`,
          [actor.sessionId, actor.staffId],
        );
        await recordAudit(transaction, {
          actor: actor.username,
          action: 'staff.logged_out',
          subject: `staff:${actor.staffId}`,
          ip,
        });
      });
      return {};
    },
    'GET /bo/session': async ({ actor }) => staffInfo(actor),
    'GET /bo/audit': async ({ query }) => listAudit(context, query),
    'GET /bo/audit/chain': async () => readChain(),
  };
}
