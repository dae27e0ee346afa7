/** What moved between kinds of accounts, by day: counted, and what was not counted yet. */

/** Kinds of accounts that are a member's; every other is the operator's. */
const memberKinds = `('cash', 'held', 'bonus', 'contract_reserve', 'transfer_wallet')`;

export const isMembers = (kind: string) => `${kind} IN ${memberKinds}`;

const sidesOf = `d.currency, t.code, d.kind AS debit_kind, d.scope AS debit_scope,
  c.kind AS credit_kind, c.scope AS credit_scope`;

/** Of a stake that was settled or went back, what counts as turnover; of all else the amount. */
const amounts = `sum(t.amount)::bigint AS amount,
  sum(coalesce(t.valid_amount, t.amount))::bigint AS valid_amount`;

/** Transfers that meet a condition, as flows; `$1` is the zone of the days. */
export const flowsWhere = (condition: string) => `
  SELECT (t.created_at AT TIME ZONE $1)::date AS day, ${sidesOf}, ${amounts}
    FROM transfers t JOIN accounts d ON d.id = t.debit_account_id
                     JOIN accounts c ON c.id = t.credit_account_id
   WHERE ${condition} GROUP BY 1, 2, 3, 4, 5, 6, 7`;

const counted = `SELECT day, currency, code, debit_kind, debit_scope, credit_kind, credit_scope,
  amount, valid_amount FROM ledger_days`;

export const watermark = 'coalesce((SELECT last_transfer_id FROM records_progress), 0)';

/** Everything that ever moved; one statement that reads it sees one moment. */
export const allFlows = `${counted} UNION ALL ${flowsWhere(`t.id > ${watermark}`)}`;

/** Everything up to the last sealed transfer, which is where the operator's balances stand. */
export const sealedFlows = `${counted} UNION ALL ${flowsWhere(`t.id > ${watermark}
  AND t.id <= (SELECT coalesce(max(last_transfer_id), 0) FROM ledger_blocks)`)}`;

/** Each flow as the accounts on its two sides saw it. */
export const sidesOfFlows = (flows: string) => `
  SELECT day, currency, side.kind, side.scope, side.change
    FROM (${flows}) f JOIN LATERAL (VALUES
      (debit_kind, debit_scope, -amount), (credit_kind, credit_scope, amount)
    ) AS side (kind, scope, change) ON true`;
