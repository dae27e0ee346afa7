/** The terms contracts hold, and whether new ones may stand below an upline's. */
import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { findExcesses } from '@bahati/agency-rules/chain/chain-terms.ts';
import { withHigherRates } from '@bahati/agency-rules/chain/rate-margin.ts';
import { findTermFaults } from '@bahati/agency-rules/terms/term-faults.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { termsFromWire, termsToWire } from '@bahati/agency-rules/wire/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';

export type StandingContract = {
  id: bigint;
  publicId: string;
  agentId: bigint;
  uplineId: bigint | null;
  currency: Currency;
  /** The newest, which may not count yet. */
  version: number;
  terms: ContractTerms;
  effectiveFrom: Date;
  /** Those that count now; null: none do yet. */
  runningTerms: ContractTerms | null;
  firstFrom: Date;
};

/** An agent's contract of a kind that nobody ended. */
export async function findStandingContract(
  transaction: Pick<Transaction, 'query'>,
  agentId: bigint,
  kind: ContractKind,
): Promise<StandingContract | undefined> {
  const { rows } = await transaction.query<StandingContract>(
    `SELECT contract.id, contract.public_id AS "publicId", contract.agent_id AS "agentId",
            contract.upline_id AS "uplineId", contract.currency, newest.version, newest.terms,
            newest.effective_from AS "effectiveFrom", running.terms AS "runningTerms",
            first.effective_from AS "firstFrom"
       FROM agency_contracts contract
       JOIN contract_versions first ON first.contract_id = contract.id AND first.version = 1
       CROSS JOIN LATERAL (
         SELECT version, terms, effective_from FROM contract_versions
          WHERE contract_id = contract.id ORDER BY version DESC LIMIT 1) newest
       LEFT JOIN LATERAL (
         SELECT terms FROM contract_versions
          WHERE contract_id = contract.id AND effective_from <= clock_timestamp()
          ORDER BY version DESC LIMIT 1) running ON true
      WHERE contract.agent_id = $1 AND contract.kind = $2 AND contract.ended_from IS NULL`,
    [agentId, kind],
  );
  return rows[0];
}

/** The same terms in one form, so that equal terms are equal. Refuses `terms_invalid`. */
export function readOfferedTerms(terms: ContractTerms, currency: Currency): ContractTerms {
  const read = termsFromWire(terms, currency);
  const faults = findTermFaults(read);
  if (faults.length > 0) throw new Refusal('terms_invalid', { faults });
  return termsToWire(read, currency);
}

/**
 * Answers the upline's contract, whose newest terms bound those of its downlines. Refuses
 * `upline_without_contract`, `terms_above_upline`.
 */
export async function assertWithinUpline(
  context: Context,
  transaction: Pick<Transaction, 'query'>,
  { uplineId, terms }: { uplineId: bigint; terms: ContractTerms },
): Promise<StandingContract> {
  const upline = await findStandingContract(transaction, uplineId, terms.kind);
  if (!upline) throw new Refusal('upline_without_contract');
  const compared = await readComparison(context, transaction);
  const excesses = findExcesses(
    compared(terms, upline.currency),
    termsFromWire(upline.terms, upline.currency),
  );
  if (excesses.length > 0) throw new Refusal('terms_above_upline', { excesses });
  return upline;
}

/**
 * What a downline's terms are held against an upline's by: themselves, or a little more where the
 * brand asks for rates below the upline's.
 */
export async function readComparison(
  { config }: Pick<Context, 'config'>,
  transaction: Pick<Database, 'query'>,
): Promise<(terms: ContractTerms, currency: Currency) => Terms> {
  const { rows } = await transaction.query<{ isEqualRateAllowed: boolean }>(
    `SELECT is_equal_rate_allowed AS "isEqualRateAllowed"
       FROM agency_rules JOIN brands ON brands.code = brand
      WHERE brand = $1 AND valid_from <= (now() AT TIME ZONE time_zone)::date
      ORDER BY valid_from DESC LIMIT 1`,
    [config.BRAND],
  );
  const isEqualAllowed = rows[0]?.isEqualRateAllowed ?? true;
  return (terms, currency) => {
    const read = termsFromWire(terms, currency);
    return isEqualAllowed ? read : withHigherRates(read);
  };
}
