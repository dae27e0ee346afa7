/** A contract operation on a slip as the hot path takes it. */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import type { SlipGroup } from '#domains/gaming/slip-groups/slip-groups.ts';
import type { Operation, SlipTerms } from '#domains/gaming/wallet-calls/wallet-calls.ts';

const noTerms = {
  odds: null,
  legs: null,
  group: null,
  isAccepted: false,
  freeBetId: null,
  reason: '',
} satisfies SlipTerms;

/**
 * Refuses `invalid_input` for an amount finer than the currency or beyond the largest, for odds of
 * nothing or without legs, and for a valid stake of a slip that runs on.
 */
export function parseSlip(
  body: SportsOperation,
  memberId: bigint,
  group: SlipGroup | null,
): Operation {
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
    jackpots: null,
    slip: noTerms,
  } satisfies Operation;
  const amount = (text: string) => exact(text, body.currency);
  const optional = (text?: string) => (text === undefined ? null : amount(text));
  switch (body.kind) {
    case 'reserve':
      return {
        ...base,
        stake: amount(body.amount),
        sessionHash: tokenHash(body.sessionToken) ?? noHash,
        slip: reserveTerms(body, group),
      };
    case 'confirm':
      return { ...base, slip: { ...noTerms, odds: optionalOdds(body.odds) } };
    case 'settle':
    case 'resettle':
      return {
        ...base,
        payout: amount(body.amount),
        closesRound: true,
        validStake: optional(body.validStake),
      };
    case 'cash_out':
      if (body.validStake !== undefined && !body.isFull) {
        throw new Refusal('invalid_input', { field: 'validStake' });
      }
      return {
        ...base,
        payout: amount(body.amount),
        closesRound: body.isFull,
        validStake: optional(body.validStake),
      };
    case 'adjust':
      return {
        ...base,
        payout: signed(body.amount, body.currency),
        slip: { ...noTerms, reason: body.reason },
      };
    case 'cancel':
      return { ...base, slip: { ...noTerms, reason: body.reason } };
    case 'unsettle':
      return base;
  }
}

function reserveTerms(
  { odds, legs, isAccepted, freeBetId }: Extract<SportsOperation, { kind: 'reserve' }>,
  group: SlipGroup | null,
): SlipTerms {
  if ((odds === undefined) !== (legs === undefined)) {
    throw new Refusal('invalid_input', { field: odds === undefined ? 'odds' : 'legs' });
  }
  return {
    ...noTerms,
    odds: optionalOdds(odds),
    legs: legs ?? null,
    group,
    isAccepted: isAccepted ?? false,
    freeBetId: freeBetId ?? null,
  };
}

const optionalOdds = (text?: string) => (text === undefined ? null : oddsOf(text));

function exact(text: string, currency: Currency): bigint {
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new Refusal('invalid_input', { field: 'amount' });
  return amount;
}

function signed(text: string, currency: Currency): bigint {
  return text.startsWith('-') ? -exact(text.slice(1), currency) : exact(text, currency);
}

/** In thousandths. */
function oddsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  const odds = BigInt(`${whole}${fraction.padEnd(3, '0')}`);
  if (odds === 0n) throw new Refusal('invalid_input', { field: 'odds' });
  return odds;
}

const noHash = Buffer.alloc(32);
