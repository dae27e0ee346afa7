/** What each operation on a slip moved, as its history tells it. */
import type { SlipStep } from '@bahati/contract/player-site/gaming/gaming.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { transferCodes } from '#domains/wallet/ledger/ledger.ts';
import { kindName } from './kind-names.ts';
import { kindNumbers } from '#domains/gaming/wallet-calls/wallet-calls.ts';

const { payout, payout_returned, receivable_opened, receivable_paid } = transferCodes;
const { stake_returned, settled_stake_returned } = transferCodes;
const codes = [
  payout,
  payout_returned,
  receivable_opened,
  receivable_paid,
  stake_returned,
  settled_stake_returned,
];

type Operation = { id: bigint; kind: number; detail: string };
type Move = { code: number; reference: bigint; amount: bigint };

/** The step of each operation; null of one that is none on a slip. */
export async function readSlipSteps(
  database: Database,
  { rowId, currency }: { rowId: bigint; currency: Currency },
  operations: readonly Operation[],
): Promise<(operation: Operation) => SlipStep | null> {
  if (!operations.some(({ kind }) => kind >= kindNumbers.reserve)) return () => null;
  const { rows } = await database.query<Move>(
    `SELECT t.code, t.reference, t.amount
       FROM unnest($1::smallint[]) AS c (code) CROSS JOIN unnest($2::bigint[]) AS o (id)
            JOIN transfers t ON t.code = c.code AND t.reference = o.id
      LIMIT 1200`,
    [codes, operations.map(({ id }) => id)],
  );
  const moved = new Map(
    rows.map(({ code, reference, amount }) => [`${code} ${reference}`, amount]),
  );
  const told = (code: number, reference: bigint) =>
    toDecimal(moved.get(`${code} ${reference}`) ?? 0n, currency);
  return ({ id, kind, detail }) => {
    if (kind < kindNumbers.reserve) return null;
    const name = kindName(kind);
    const hasOdds = name === 'reserve' || name === 'confirm';
    // A stake that goes back is named by the reserve it was taken with.
    const isOpen = moved.has(`${stake_returned} ${rowId}`);
    return {
      odds: hasOdds ? oddsText(detail) : null,
      paid: told(payout, id),
      returned: told(payout_returned, id),
      stakeReturned:
        name === 'cancel'
          ? told(isOpen ? stake_returned : settled_stake_returned, rowId)
          : toDecimal(0n, currency),
      owed: told(receivable_opened, id),
      paidOff: told(receivable_paid, id),
      reason: name === 'adjust' || name === 'cancel' ? detail : null,
    };
  };
}

/** "2500 3", thousandths and legs, as "2.5"; null of a slip without odds. */
function oddsText(detail: string): string | null {
  if (!/^\d/.test(detail)) return null;
  const thousandths = (detail.split(' ')[0] ?? '').padStart(4, '0');
  const cut = thousandths.length - 3;
  const fraction = thousandths.slice(cut).replace(/0+$/, '');
  return fraction === '' ? thousandths.slice(0, cut) : `${thousandths.slice(0, cut)}.${fraction}`;
}
