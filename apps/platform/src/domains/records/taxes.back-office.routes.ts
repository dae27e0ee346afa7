/** The back office's calls about taxes. */
import type { boTaxCalls } from '@bahati/contract/back-office/tax/taxes.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { fileTax } from './file-tax.ts';
import { listTaxes } from './report-taxes.ts';

export function taxesBackOffice(context: Context): Handlers<typeof boTaxCalls, PlatformActors> {
  return {
    'GET /bo/taxes': async ({ query }) => ({ items: await listTaxes(context, query.months) }),
    'POST /bo/taxes/:month/:code/file': ({ params, body, actor, ip }) =>
      fileTax(context, actor, { ...params, ...body, ip }),
  };
}
