/** Staff's own calls of the back office. */
import type { staffCalls } from '@bahati/contract/back-office/staff/staff.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
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
        await transaction.query('UPDATE staff_sessions SET ended_at = now() WHERE id = $1', [
          actor.sessionId,
        ]);
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
