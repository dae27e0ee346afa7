/** Airtel's entries of a day, which it tells by pages. */
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { askAirtel, fieldsOf, type Fields, type Market, markets, textOf } from './airtel-api.ts';
import { asUuid, type StatementLine } from '#domains/cashier/rails/rail/rail.ts';

const pageSize = 100;
const mostPages = 500;
const dayMs = 24 * 3_600_000;

/** A country that was not agreed on with Airtel has no entries. */
const notAgreedOn = 'ESB000039';

export async function listAirtelDay(context: Context, day: string): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  for (const market of markets) {
    try {
      lines.push(...(await listMarket(context, market, day)));
    } catch (error) {
      const isElsewhere = error instanceof OutsideRefusal && error.code === notAgreedOn;
      if (!isElsewhere) throw error;
    }
  }
  return lines;
}

/** Both countries keep the time of Nairobi. */
async function listMarket(
  { config }: Context,
  market: Market,
  day: string,
): Promise<StatementLine[]> {
  const from = Date.parse(`${day}T00:00:00+03:00`);
  const lines: StatementLine[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const query = `from=${from}&to=${from + dayMs}&limit=${pageSize}&offset=${page * pageSize}`;
    const path = `/merchant/v1/transactions?${query}`;
    const { data } = await askAirtel(config, { market, method: 'GET', path });
    const entries = data['transactions'];
    if (!Array.isArray(entries)) throw new OutsideFault('That is no list of Airtel.');
    lines.push(...entries.map((entry) => lineOf(market, fieldsOf(entry))).filter(isLine));
    if (entries.length < pageSize) return lines;
  }
  throw new OutsideFault('The list of Airtel has no end.');
}

const isLine = (line: StatementLine | undefined): line is StatementLine => line !== undefined;

const states: Readonly<Record<string, StatementLine['state']>> = {
  TS: 'paid',
  REFUNDED: 'reversed',
};

/** Undefined for what moved nothing. */
function lineOf(market: Market, entry: Fields): StatementLine | undefined {
  const state = states[textOf(entry['status'])];
  if (!state) return undefined;
  const transaction = fieldsOf(entry['transaction']);
  const isIn = textOf(fieldsOf(entry['service'])['type']) === 'MERCHANT_PAYMENT';
  const party = fieldsOf(entry[isIn ? 'payer' : 'payee']);
  const at = new Date(Number(textOf(transaction['created_at'])));
  if (Number.isNaN(at.getTime())) throw new OutsideFault('An entry of Airtel has no time.');
  return {
    kind: isIn ? 'charge' : 'payout',
    receipt: textOf(transaction['airtel_money_id']),
    currency: market.currency,
    amount: textOf(transaction['amount']),
    state,
    ourId: asUuid(textOf(transaction['id'])) ?? null,
    account: textOf(transaction['reference_number']) || null,
    party: `${textOf(party['msisdn'])} ${textOf(party['name'])}`.trim() || null,
    at,
  };
}
