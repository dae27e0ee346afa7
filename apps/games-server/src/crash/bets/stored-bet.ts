/** A bet on a round as it stands in the database. */
import type { CrashBet } from '@bahati/contract/games-frame/crash.ts';
import { cutDecimalText, rational } from '@bahati/game-rules/rational.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

type BetState = 'asking' | 'active' | 'paying' | 'settled' | 'voiding' | 'voided' | 'refused';

export type StoredBet = {
  id: bigint;
  externalId: string;
  gameCode: string;
  roundId: bigint;
  memberId: string;
  slot: number;
  idempotencyKey: string;
  currency: Currency;
  stake: bigint;
  weight: bigint;
  /** In hundredths, as every multiple here. */
  target: number | null;
  shownName: string;
  state: BetState;
  cashedOutAt: number | null;
  cashedOutBy: 'player' | 'target' | 'ceiling' | null;
  payout: bigint | null;
  refusalCode: string | null;
  refusalDetails: Record<string, unknown> | null;
  balance: string | null;
  attempts: number;
  createdAt: Date;
  changedAt: Date;
  platformToken: string;
};

/** Reads bets; `rest` names them `b` and begins with WHERE. */
export async function readBets(
  database: Database | Transaction,
  rest: string,
  values: unknown[],
): Promise<StoredBet[]> {
  const { rows } = await database.query<StoredBet>(
    `SELECT b.id, b.external_id AS "externalId", 'crash' AS "gameCode",
            b.round_id AS "roundId", b.member_id AS "memberId", b.slot,
            b.idempotency_key AS "idempotencyKey", b.currency, b.stake, b.weight, b.target,
            b.shown_name AS "shownName", b.state, b.cashed_out_at AS "cashedOutAt", b.cashed_out_by AS "cashedOutBy",
            b.payout, b.refusal_code AS "refusalCode", b.refusal_details AS "refusalDetails",
            b.balance, b.attempts, b.created_at AS "createdAt", b.changed_at AS "changedAt",
            s.platform_token AS "platformToken"
       FROM games.crash_bets b JOIN games.frame_sessions s ON s.id = b.session_id ${rest}`,
    values,
  );
  return rows;
}

export async function readBet(database: Database | Transaction, id: bigint): Promise<StoredBet> {
  const [bet] = await readBets(database, 'WHERE b.id = $1', [id]);
  if (!bet) throw new Error(`The bet ${id} is missing.`);
  return bet;
}

export function multipleText(hundredths: number | bigint): string {
  return cutDecimalText(rational(BigInt(hundredths), 100n), 2);
}

/** What its player sees of it. */
export function showBet(bet: StoredBet): CrashBet {
  const { currency, payout, balance } = bet;
  return {
    betId: bet.externalId,
    roundId: bet.roundId.toString(),
    slot: bet.slot,
    stake: toDecimal(bet.stake, currency),
    target: bet.target === null ? null : multipleText(bet.target),
    state: shownState(bet),
    multiple: bet.cashedOutAt === null ? null : multipleText(bet.cashedOutAt),
    cashedOutBy: bet.cashedOutBy,
    payout: payout === null ? null : toDecimal(payout, currency),
    balance,
    at: bet.createdAt.toISOString(),
  };
}

function shownState({ state, cashedOutAt }: StoredBet): CrashBet['state'] {
  switch (state) {
    case 'asking':
    case 'active':
    case 'refused':
      return state;
    case 'paying':
    case 'settled':
      return cashedOutAt === null ? 'lost' : 'cashed_out';
    case 'voiding':
    case 'voided':
      return 'returned';
    default:
      return state satisfies never;
  }
}
