/** Tells agents whose contract ended without their own decision; queued, since a line may be long. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import { kindNames, wordsOf } from './tell-words.ts';

const mostAtOnce = 100;

export async function queueTellingOfEnds(
  transaction: Transaction,
  contractIds: readonly bigint[],
): Promise<void> {
  for (let at = 0; at < contractIds.length; at += mostAtOnce) {
    const some = contractIds.slice(at, at + mostAtOnce).map(String);
    await queueJob(
      transaction,
      'agency.tell_of_ended_contracts',
      { contractIds: some },
      { key: `ended contracts ${some[0]}` },
    );
  }
}

type ToldReason = 'upline_lowered' | 'upline_ended' | 'moved' | 'staff';

const reasons = {
  upline_lowered: {
    en: 'Your upline has new terms, and yours went beyond them. Your contract ends with the running period.',
    sw: 'Wakala wako wa juu ana masharti mapya, na yako yaliyazidi. Mkataba wako utaisha mwisho wa kipindi hiki.',
  },
  upline_ended: {
    en: 'A contract above yours ended, so yours ends with the running period.',
    sw: 'Mkataba ulio juu ya wako umeisha, kwa hiyo wako utaisha mwisho wa kipindi hiki.',
  },
  moved: {
    en: 'You have another upline now. Your contract with the former one ends with the running period.',
    sw: 'Sasa una wakala mwingine wa juu. Mkataba wako na wa awali utaisha mwisho wa kipindi hiki.',
  },
  staff: {
    en: 'We ended this contract; it counts until the running period is over. Customer service can tell you more.',
    sw: 'Tumemaliza mkataba huu; unatumika hadi mwisho wa kipindi hiki. Huduma kwa wateja inaweza kukueleza zaidi.',
  },
} as const satisfies Record<ToldReason, { en: string; sw: string }>;

type Row = { publicId: string; kind: ContractKind; agentId: bigint; reason: ToldReason | null };

/** Each is told once, however often this runs. */
export async function tellOfEndedContracts(
  { database }: Context,
  contractIds: readonly string[],
): Promise<void> {
  const { rows } = await database.query<Row>(
    `SELECT public_id AS "publicId", kind, agent_id AS "agentId", end_reason AS reason
       FROM agency_contracts WHERE id = ANY($1::bigint[]) AND end_reason <> 'terminated'
      ORDER BY id`,
    [contractIds],
  );
  await inTransaction(database, async (transaction) => {
    for (const { publicId, kind, agentId, reason } of rows) {
      if (reason === null) continue;
      const title = {
        en: `Your contract ends: ${kindNames[kind].en}`,
        sw: `Mkataba wako unaisha: ${kindNames[kind].sw}`,
      };
      await sendInboxMessage(transaction, {
        memberId: agentId,
        key: `contract ended ${publicId}`,
        ...wordsOf(kind, title, reasons[reason]),
      });
    }
  });
}
