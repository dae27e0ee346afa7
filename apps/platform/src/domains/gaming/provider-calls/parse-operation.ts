/** A contract operation as the hot path takes it: exact amounts and the token's hash. */
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { jackpotMoves, type Operation } from '#domains/gaming/wallet-calls/wallet-calls.ts';

/** Refuses `invalid_input` for an amount finer than the currency or beyond the largest, for
 * jackpots that are more than the stake or the payout they belong to, and for a valid stake of a
 * round that goes on. */
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
    validStake: null,
    sessionHash: null,
    betExternalId: null,
    campaignId: null,
    jackpots: jackpotMoves(body),
  } satisfies Operation;
  const amount = (text: string) => exact(text, body.currency);
  const optional = (text?: string) => (text === undefined ? null : amount(text));
  switch (body.kind) {
    case 'bet':
      return { ...base, stake: amount(body.amount), sessionHash: sessionHashOf(body.sessionToken) };
    case 'betwin':
      return {
        ...base,
        stake: amount(body.stake),
        payout: amount(body.payout),
        closesRound: true,
        validStake: optional(body.validStake),
        sessionHash: sessionHashOf(body.sessionToken),
      };
    case 'win':
      if (body.validStake !== undefined && !body.roundClosed) {
        throw new Refusal('invalid_input', { field: 'validStake' });
      }
      return {
        ...base,
        payout: amount(body.amount),
        closesRound: body.roundClosed,
        validStake: optional(body.validStake),
      };
    case 'rollback':
      return { ...base, betExternalId: body.betTransactionId };
    case 'promo_win':
      return {
        ...base,
        payout: amount(body.amount),
        campaignId: body.campaignId,
        grantId: body.grantId ?? null,
      };
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
