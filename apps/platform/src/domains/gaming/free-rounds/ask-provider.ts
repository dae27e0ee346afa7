/** Asking a provider about a grant. Each call may be made again: the grant's id is its key. */
import { freeRoundCalls, type GrantTold } from '@bahati/contract/games-provider/free-rounds.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import { keyOfMember } from '#domains/gaming/provider-members/provider-members.ts';

/** A grant whose provider is to be asked. Amounts in minor units. */
export type DueGrant = {
  id: bigint;
  publicId: string;
  state: 'asked' | 'active' | 'closing';
  memberId: bigint;
  gameCode: string;
  currency: Currency;
  campaign: string;
  rounds: number;
  stake: bigint;
  cap: bigint;
  expiresAt: Date;
  /** When it is asked again, should it not answer. */
  dueAt: Date | null;
  providerId: number;
  code: string;
  keptKey: string;
  baseUrl: string;
};

export type ProviderWord =
  | { kind: 'told'; told: GrantTold }
  /** It plays none of the rounds, and says why. */
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; error: Error };

/** These are about the grant; any other refusal is about the call, and decides nothing. */
const judgements: ReadonlySet<string> = new Set([
  ...Object.keys(freeRoundCalls['POST /vendor/v1/freeRounds/grant'].refusals),
  ...Object.keys(freeRoundCalls['POST /vendor/v1/freeRounds/state'].refusals),
  // A provider without free rounds.
  'not_found',
]);

export async function askProvider(context: Context, grant: DueGrant): Promise<ProviderWord> {
  try {
    return { kind: 'told', told: await call(context, grant) };
  } catch (error) {
    if (error instanceof OutsideRefusal && judgements.has(error.code)) {
      return { kind: 'refused', code: error.code };
    }
    if (error instanceof OutsideRefusal || error instanceof OutsideFault) {
      return { kind: 'unknown', error };
    }
    throw error;
  }
}

async function call(context: Context, grant: DueGrant): Promise<GrantTold> {
  const { publicId: grantId, providerId, keptKey, baseUrl, code: party, currency } = grant;
  const key = openSigningKey(context.config, providerId, keptKey);
  const options = { baseUrl, key, sender: 'platform', timeoutMs: 5_000, party };
  const body = { grantId };
  switch (grant.state) {
    case 'closing':
      return callSigned(options, freeRoundCalls, 'POST /vendor/v1/freeRounds/cancel', { body });
    case 'active':
      return callSigned(options, freeRoundCalls, 'POST /vendor/v1/freeRounds/state', { body });
    case 'asked':
      return callSigned(options, freeRoundCalls, 'POST /vendor/v1/freeRounds/grant', {
        body: {
          ...body,
          memberId: await keyOfMember(context.database, providerId, grant.memberId),
          gameCode: grant.gameCode,
          currency,
          rounds: grant.rounds,
          stake: toDecimal(grant.stake, currency),
          expiresAt: grant.expiresAt.toISOString(),
          campaignId: grant.campaign,
          cap: toDecimal(grant.cap, currency),
        },
      });
  }
}
