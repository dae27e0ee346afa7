/** A contract operation as the hot path takes it: exact amounts and the token's hash. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { jackpotMoves } from './jackpot-moves.ts';
import type { Operation } from './operations.ts';

/** Refuses `invalid_input` for an amount finer than the currency or beyond the largest, and for
 * jackpots that are more than the stake or the payout they belong to. */
export function parseOperation(body: BatchOperation, memberId: bigint): Operation {
  const base = {
    kind: body.kind,
    memberId,
    externalId: body.transactionId,
    roundExternalId: body.roundId,
    gameCode: body.gameCode,
    currency: body.currency,
    stake: 0n,
    payout: 0n,
    closesRound: false,
    sessionHash: null,
    betExternalId: null,
    campaignId: null,
    jackpots: jackpotMoves(body),
  } satisfies Operation;
  const amount = (text: string) => exact(text, body.currency);
  switch (body.kind) {
    case 'bet':
      return { ...base, stake: amount(body.amount), sessionHash: sessionHashOf(body.sessionToken) };
    case 'betwin':
      return {
        ...base,
        stake: amount(body.stake),
        payout: amount(body.payout),
        closesRound: true,
        sessionHash: sessionHashOf(body.sessionToken),
      };
    case 'win':
      return { ...base, payout: amount(body.amount), closesRound: body.roundClosed };
    case 'rollback':
      return { ...base, betExternalId: body.betTransactionId };
    case 'promo_win':
      return { ...base, payout: amount(body.amount), campaignId: body.campaignId };
  }
}

function exact(text: string, currency: Currency): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new Refusal('invalid_input', { field: 'amount' });
  return amount;
}

/** What cannot be a token of ours is looked up as one that no session has. */
function sessionHashOf(token: string): Uint8Array {
  return tokenHash(token) ?? noHash;
}

const noHash = Buffer.alloc(32);
