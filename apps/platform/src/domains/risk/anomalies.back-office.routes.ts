/** The back office's calls about figures far from their own past. */
import type { boAnomalyCalls } from '@bahati/contract/back-office/risk/anomalies.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import {
  acknowledgeAnomaly,
  anomalyValue,
  listAnomalies,
  listWatchedFigures,
} from './anomalies.ts';

export function anomaliesBackOffice(
  context: Context,
): Handlers<typeof boAnomalyCalls, PlatformActors> {
  return {
    'GET /bo/anomalies': async ({ query }) => {
      const { state, pageSize } = query;
      const asked = { state, after: readCursor(query.cursor), limit: pageSize + 1 };
      return pageOf(await listAnomalies(context.database, asked), pageSize, anomalyValue);
    },
    'GET /bo/anomalies/figures': async () => ({ items: await listWatchedFigures(context) }),
    'POST /bo/anomalies/:id/acknowledge': ({ params, body, actor, ip }) =>
      acknowledgeAnomaly(context, actor, { id: params.id, ...body, ip }),
  };
}
