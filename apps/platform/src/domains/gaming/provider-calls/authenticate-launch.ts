/** Exchanging a launch token for a game session (W18). */
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { newToken, tokenHash } from '@bahati/server-kit/secrets/tokens.ts';
import { trialType } from '#domains/members/members.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { readBonusMoney } from '#domains/wallet/bonuses/bonuses.ts';
import { readBalances } from '#domains/wallet/wallet.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import {
  type ProviderProfile,
  type StakesInForce,
  stakesValue,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import { keyOfMember } from '#domains/gaming/provider-members/provider-members.ts';

type Launched = StakesInForce & {
  id: bigint;
  memberId: bigint;
  nickname: string;
  memberType: number;
  language: 'en' | 'sw';
  gameCode: string;
  gameId: number;
  category: string;
  currency: Currency;
  isUnderMaintenance: boolean;
  ip: string | null;
  country: string | null;
};

/**
 * Opens the session of a launch. The token works once, within its minute, for the provider it
 * was made for; the member's earlier session of the same game ends, so that one browser plays.
 */
export async function authenticateLaunch(
  gaming: Gaming,
  provider: ProviderProfile,
  body: { launchToken: string },
) {
  const { context } = gaming;
  const session = newToken('g');
  const launchHash = tokenHash(body.launchToken);
  if (!launchHash) throw new Refusal('launch_token_invalid');
  const launched = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Launched>(
      `UPDATE game_sessions g SET opened_at = now(), session_token_hash = $3
         FROM members m, games, vendors v, sessions s
        WHERE g.launch_token_hash = $1 AND g.provider_id = $2 AND g.opened_at IS NULL
          AND g.launch_expires_at > now() AND g.ended_at IS NULL
          AND s.id = g.login_session_id AND s.ended_at IS NULL
          AND m.id = g.member_id AND games.id = g.game_id AND v.id = games.vendor_id
        RETURNING g.id, g.member_id AS "memberId", m.nickname, m.type AS "memberType", m.language,
          games.game_code AS "gameCode", games.id AS "gameId", games.category, g.currency, coalesce(g.ip, s.ip) AS ip, g.country,
          (games.is_under_maintenance OR v.is_under_maintenance OR games.category = ANY
            (SELECT unnest(closed_categories) FROM brands WHERE code = $4)) AS "isUnderMaintenance",
          games.minimum_stake AS "minimumStake", games.maximum_stake AS "maximumStake"`,
      [launchHash, provider.id, session.hash, context.config.BRAND],
    );
    const found = rows[0];
    if (!found) throw new Refusal('launch_token_invalid');
    const closed = gaming.gate.refusal(found, found);
    if (closed === 'game_under_maintenance') throw new Refusal(closed);
    await transaction.query(
      `UPDATE game_sessions SET ended_at = now()
        WHERE member_id = $1 AND id <> $2 AND ended_at IS NULL AND opened_at IS NOT NULL
          AND game_id = (SELECT game_id FROM game_sessions WHERE id = $2)`,
      [found.memberId, found.id],
    );
    // All that is answered is read before the token is used up: a fault leaves it as it was.
    return {
      ...found,
      key: await keyOfMember(transaction, provider.id, found.memberId),
      isClosed: closed !== undefined,
      balances: (await readBalances(transaction, [found.memberId])).get(found.memberId),
      bonusMoney: await readBonusMoney(
        transaction,
        { ownerId: found.memberId, currency: found.currency },
        { id: found.gameId, category: found.category },
      ),
      jurisdiction: await readJurisdiction(transaction, context.config.BRAND, found.memberId),
    };
  });
  return {
    sessionToken: session.token,
    memberId: launched.key,
    displayName: maskedName(launched.nickname),
    gameCode: launched.gameCode,
    currency: launched.currency,
    balance: toDecimal((launched.balances?.cash ?? 0n) + launched.bonusMoney, launched.currency),
    language: launched.language,
    canBet: launched.memberType !== trialType && !launched.isClosed,
    // The catalogue has them in the brand's currency, and play money is never staked.
    ...(!currencies[launched.currency].isPlay && {
      stakes: stakesValue(launched, launched.currency),
    }),
    jurisdiction: launched.jurisdiction,
  };
}

/** What the brand's law asks of a game; a member may want the reality check more often. */
async function readJurisdiction(transaction: Transaction, brand: string, memberId: bigint) {
  const { rows } = await transaction.query<{
    isAutoplayAllowed: boolean;
    isTurboAllowed: boolean;
    minimumCycleMs: number;
    realityCheckMinutes: number | null;
  }>(
    `SELECT is_autoplay_allowed AS "isAutoplayAllowed", is_turbo_allowed AS "isTurboAllowed",
            minimum_cycle_ms AS "minimumCycleMs",
            least(brands.reality_check_minutes, members.reality_check_minutes)
              AS "realityCheckMinutes"
       FROM brands, members WHERE brands.code = $1 AND members.id = $2`,
    [brand, memberId],
  );
  const jurisdiction = rows[0];
  if (!jurisdiction) throw new Error(`The brand ${brand} is missing.`);
  return jurisdiction;
}
