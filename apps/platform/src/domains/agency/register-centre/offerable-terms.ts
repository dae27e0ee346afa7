/** Whether an agent may offer these terms to a direct downline. */
import { findExcesses } from '@bahati/agency-rules/chain/chain-terms.ts';
import { findTermFaults } from '@bahati/agency-rules/terms/term-faults.ts';
import { termsFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractTerms } from '@bahati/contract/agency-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Agents of these types have contracts; 41 and 42 settle outside. */
const settledTypes: readonly number[] = [1, 2];

/**
 * Refuses `line_outside_settlement`; `terms_invalid` with `faults`; `upline_without_contract`;
 * `terms_above_upline` with `excesses`. All but the first with `kind`.
 */
export async function assertOfferable(
  transaction: Transaction,
  { uplineId, terms }: { uplineId: bigint; terms: ContractTerms },
): Promise<void> {
  const { kind } = terms;
  const { rows } = await transaction.query<{
    type: number;
    currency: Currency;
    own: ContractTerms | null;
  }>(
    `SELECT type, members.currency,
            (SELECT terms FROM agency_contracts contract
               JOIN contract_versions ON contract_id = contract.id
              WHERE agent_id = members.id AND kind = $2 AND ended_from IS NULL
              ORDER BY version DESC LIMIT 1) AS own
       FROM members WHERE members.id = $1`,
    [uplineId, kind],
  );
  const upline = rows[0];
  if (!upline || !settledTypes.includes(upline.type)) throw new Refusal('line_outside_settlement');
  const { currency, own } = upline;
  const offered = termsFromWire(terms, currency);
  const faults = findTermFaults(offered);
  if (faults.length > 0) throw new Refusal('terms_invalid', { kind, faults });
  if (!own) throw new Refusal('upline_without_contract', { kind });
  const excesses = findExcesses(offered, termsFromWire(own, currency));
  if (excesses.length > 0) throw new Refusal('terms_above_upline', { kind, excesses });
}
