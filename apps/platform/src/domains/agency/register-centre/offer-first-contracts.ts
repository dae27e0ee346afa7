/** Offers a new agent the contracts of the link it came by; members queue it with the registration. */
import { createHash } from 'node:crypto';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { kindNames, offerTerms } from '#domains/agency/contracts/contracts.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';

export type FirstContracts = {
  agentId: string;
  uplineId: string;
  /** As the link had them when the agent registered. */
  offeredTerms: readonly ContractTerms[];
};

/**
 * Offers them one by one in the upline's name. Terms that may be offered no longer are left out, and
 * the upline is told. Nothing is offered twice, nor to who is below another by now or is no agent.
 */
export async function offerFirstContracts(
  context: Context,
  { agentId, uplineId, offeredTerms }: FirstContracts,
): Promise<void> {
  const line = { agentId: BigInt(agentId), uplineId: BigInt(uplineId) };
  const leftOut: ContractKind[] = [];
  for (const terms of offeredTerms) {
    const outcome = await offer(context, line, terms);
    if (outcome === 'no_downline') return;
    if (outcome === 'not_allowed') leftOut.push(terms.kind);
  }
  if (leftOut.length === 0) return;
  await inTransaction(context.database, (transaction) => tellUpline(transaction, line, leftOut));
}

type Line = { agentId: bigint; uplineId: bigint };

const outcomes: Readonly<Record<string, 'no_downline' | 'not_allowed' | 'offered'>> = {
  downline_not_found: 'no_downline',
  line_outside_settlement: 'no_downline',
  terms_invalid: 'not_allowed',
  upline_without_contract: 'not_allowed',
  terms_above_upline: 'not_allowed',
  // The upline has offered other terms meanwhile, which the downline is to answer.
  contract_request_open: 'offered',
};

/** A transaction for each kind: decisions about one are made one at a time. */
async function offer(context: Context, { agentId, uplineId }: Line, terms: ContractTerms) {
  try {
    await inTransaction(context.database, (transaction) =>
      offerTerms(
        context,
        transaction,
        { memberId: uplineId },
        { agentId, terms, idempotencyKey: offerKey(agentId, terms.kind) },
      ),
    );
    return 'offered';
  } catch (error) {
    const outcome = error instanceof Refusal ? outcomes[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/** The same at each run. */
function offerKey(agentId: bigint, kind: ContractKind): string {
  return createHash('sha256')
    .update(`first contract ${agentId} ${kind}`)
    .digest('hex')
    .slice(0, 32);
}

async function tellUpline(
  transaction: Transaction,
  { agentId, uplineId }: Line,
  leftOut: readonly ContractKind[],
): Promise<void> {
  const { rows } = await transaction.query<{ nickname: string }>(
    'SELECT nickname FROM members WHERE id = $1',
    [agentId],
  );
  const name = escapeHtml(rows[0]?.nickname ?? '');
  const list = (language: 'en' | 'sw') =>
    new Intl.ListFormat(language).format(leftOut.map((kind) => kindNames[kind][language]));
  await sendInboxMessage(transaction, {
    memberId: uplineId,
    key: `first contracts ${agentId}`,
    title: {
      en: 'Contracts of your link were not offered',
      sw: 'Mikataba ya kiungo chako haikutolewa',
    },
    html: {
      en: `<p>${name} joined as an agent by your link, but these contracts could not be offered: ${list('en')}. Your own terms no longer allow them. Please change the link and offer others yourself.</p>`,
      sw: `<p>${name} amejiunga kama wakala kupitia kiungo chako, lakini mikataba hii haikuweza kutolewa: ${list('sw')}. Masharti yako mwenyewe hayairuhusu tena. Tafadhali badilisha kiungo na utoe mingine mwenyewe.</p>`,
    },
  });
}
