/** Offers a new agent the contracts of the link it came by; members queue it with the registration. */
import { createHash } from 'node:crypto';
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { assertOfferable } from './offerable-terms.ts';

export type FirstContracts = {
  agentId: string;
  uplineId: string;
  /** As the link had them when the agent registered. */
  offeredTerms: readonly ContractTerms[];
};

/**
 * Terms that may be offered no longer are left out, and the upline is told. Nothing is offered
 * twice, nor to who is below another by now or is no agent.
 */
export async function offerFirstContracts(
  { database }: Context,
  { agentId, uplineId, offeredTerms }: FirstContracts,
): Promise<void> {
  const line = { agentId: BigInt(agentId), uplineId: BigInt(uplineId) };
  await inTransaction(database, async (transaction) => {
    const nickname = await findAgent(transaction, line);
    if (nickname === undefined) return;
    const leftOut: ContractKind[] = [];
    for (const terms of offeredTerms) {
      const isOffered = await offer(transaction, line, terms);
      if (!isOffered) leftOut.push(terms.kind);
    }
    if (leftOut.length > 0) await tellUpline(transaction, line, { nickname, leftOut });
  });
}

type Line = { agentId: bigint; uplineId: bigint };

async function findAgent(
  transaction: Transaction,
  { agentId, uplineId }: Line,
): Promise<string | undefined> {
  const { rows } = await transaction.query<{ nickname: string }>(
    'SELECT nickname FROM members WHERE id = $1 AND upline_id = $2 AND type = 1 FOR SHARE',
    [agentId, uplineId],
  );
  return rows[0]?.nickname;
}

/** False: these terms may not be offered. What was offered before stays so. */
async function offer(
  transaction: Transaction,
  { agentId, uplineId }: Line,
  terms: ContractTerms,
): Promise<boolean> {
  const { kind } = terms;
  const key = offerKey(agentId, kind);
  const { rowCount } = await transaction.query(
    `SELECT FROM contract_requests WHERE agent_id = $1 AND (
       idempotency_key = $2 OR (kind = $3 AND state = 'requested'))`,
    [agentId, key, kind],
  );
  if (rowCount !== 0) return true;
  try {
    await assertOfferable(transaction, { uplineId, terms });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  await transaction.query(
    `INSERT INTO contract_requests
       (idempotency_key, kind, agent_id, upline_id, asked_by, type, terms)
     VALUES ($1, $2, $3, $4, 'upline', 'terms', $5) ON CONFLICT DO NOTHING`,
    [key, kind, agentId, uplineId, JSON.stringify(terms)],
  );
  return true;
}

/** The same at each run. */
function offerKey(agentId: bigint, kind: ContractKind): string {
  return createHash('sha256')
    .update(`first contract ${agentId} ${kind}`)
    .digest('hex')
    .slice(0, 32);
}

const kindNames = {
  en: {
    dividend: 'dividend',
    daily_salary: 'daily salary',
    hourly_salary: 'hourly salary',
    real_time_salary: 'real-time salary',
  },
  sw: {
    dividend: 'gawio',
    daily_salary: 'mshahara wa siku',
    hourly_salary: 'mshahara wa saa',
    real_time_salary: 'mshahara wa papo hapo',
  },
} as const satisfies Record<string, Record<ContractKind, string>>;

async function tellUpline(
  transaction: Transaction,
  { agentId, uplineId }: Line,
  { nickname, leftOut }: { nickname: string; leftOut: readonly ContractKind[] },
): Promise<void> {
  const name = escapeHtml(nickname);
  const list = (language: 'en' | 'sw') =>
    new Intl.ListFormat(language).format(leftOut.map((kind) => kindNames[language][kind]));
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
