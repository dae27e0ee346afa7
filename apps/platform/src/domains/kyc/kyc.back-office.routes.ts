/** The back office's calls about documents of members. */
import type { boKycCalls } from '@bahati/contract/back-office/kyc/kyc.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { changeRules, readRules } from '#domains/system/rule-changes.ts';
import { decideDocuments } from './decide-documents.ts';
import { type CaseRow, findCase, listCases, staffCaseValue } from './kyc-cases.ts';
import { kycRuleBook } from './kyc-rule-book.ts';
import { readLevels } from './kyc.ts';
import { viewDocuments } from './view-documents.ts';
import { takeLevelBack } from './take-level-back.ts';

export function kycBackOffice(context: Context): Handlers<typeof boKycCalls, PlatformActors> {
  const { database } = context;
  const teller = async (rows: readonly CaseRow[]) => {
    const ids = rows.map(({ memberId }) => memberId);
    const usernames = await readUsernames(database, ids);
    const levels = await readLevels(database, ids);
    return (row: CaseRow) =>
      staffCaseValue(row, {
        username: usernames.get(row.memberId) ?? '',
        present: levels.get(row.memberId) ?? 0,
      });
  };
  const told = async (row: CaseRow) => (await teller([row]))(row);
  return {
    'GET /bo/kyc': async ({ query }) => {
      const rows = await listCases(database, {
        state: query.state,
        memberId: query.memberId === undefined ? undefined : BigInt(query.memberId),
        after: readCursor(query.cursor),
        limit: query.pageSize + 1,
      });
      return pageOf(rows, query.pageSize, await teller(rows));
    },
    'GET /bo/kyc/:id': async ({ params }) => {
      const row = await findCase(database, params.id);
      if (!row) throw new Refusal('not_found');
      return told(row);
    },
    'POST /bo/kyc/:id/look': ({ params, actor, ip }) =>
      viewDocuments(context, actor, { caseId: params.id, ip }),
    'POST /bo/kyc/:id/decide': async ({ params, body, actor, ip }) =>
      told(await decideDocuments(context, actor, { ...body, caseId: params.id, ip })),
    'POST /bo/members/:id/takeLevelBack': async ({ params, body, actor, ip }) => ({
      level: await takeLevelBack(context, actor, { ...body, memberId: BigInt(params.id), ip }),
    }),
    'GET /bo/kycRules': () => readRules(context, database, kycRuleBook),
    'POST /bo/kycRules': ({ body, actor, ip }) =>
      changeRules(context, actor, kycRuleBook, { ...body, ip }),
  };
}
