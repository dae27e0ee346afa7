/**
 * A wallet in memory that keeps every rule of the games-provider API (W1–W19): the peer a provider
 * is judged against, and the measure the wallet suite itself is tested with. It holds no money of
 * anybody and forgets everything when the program ends.
 */
import { randomBytes } from 'node:crypto';
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { applySlip } from './slips/reference-slips.ts';
import { closeGroup, type GroupClose } from './slips/reference-groups.ts';
import { applyOperation, stakesOf } from './reference-operations.ts';
import { type RoundVoids, voidRounds } from './reference-voids.ts';
import {
  type Answer,
  createReferenceState,
  type ReferenceMember,
  type ReferenceProfile,
} from './reference-state.ts';

export type ReferenceWallet = ReturnType<typeof createReferenceWallet>;

/** A launch token is good for so long. */
const launchMs = 60_000;

export function createReferenceWallet(
  profile: ReferenceProfile = { isIdScopeGlobal: true, isUnknownRollbackOk: false },
) {
  const wallet = {
    ...createReferenceState(profile),

    addMember(member: ReferenceMember): void {
      wallet.members.set(member.id, member);
    },
    /** What a site does when a member opens a game. */
    launch(memberId: string, gameCode: string): string {
      wallet.gameCodes.add(gameCode);
      const token = `l${randomBytes(16).toString('hex')}`;
      wallet.launches.set(token, { memberId, gameCode, expiresAt: Date.now() + launchMs });
      return token;
    },
    /** What a log-out does to a member's games. */
    endSessions(memberId: string): void {
      for (const session of wallet.sessions.values()) {
        if (session.memberId === memberId) session.hasEnded = true;
      }
    },
    authenticate: ({ launchToken }: { launchToken: string }) => authenticate(wallet, launchToken),
    balance: (query: { memberId: string; currency: Currency }) => readBalance(wallet, query),
    closedGames: ({ gameCodes }: { gameCodes: readonly string[] }): Answer => ({
      success: true,
      value: { closed: gameCodes.filter((code) => wallet.closed.has(code)) },
    }),
    apply: (operation: BatchOperation): Answer => applyOperation(wallet, operation),
    applySlip: (operation: SportsOperation): Answer => applySlip(wallet, operation),
    closeGroup: (body: GroupClose): Answer => closeGroup(wallet, body),
    voidRounds: (body: RoundVoids): Answer => voidRounds(wallet, body),
  };
  return wallet;
}

function authenticate(wallet: ReferenceWallet, launchToken: string): Answer {
  const launch = wallet.launches.get(launchToken);
  const member = wallet.members.get(launch?.memberId ?? '');
  if (!launch || !member || launch.expiresAt < Date.now()) {
    return { success: false, code: 'launch_token_invalid' };
  }
  wallet.launches.delete(launchToken);
  for (const session of wallet.sessions.values()) {
    if (session.memberId === member.id && session.gameCode === launch.gameCode) {
      session.hasEnded = true;
    }
  }
  const sessionToken = `s${randomBytes(16).toString('hex')}`;
  const { gameCode } = launch;
  wallet.sessions.set(sessionToken, { memberId: member.id, gameCode, hasEnded: false });
  const value = {
    sessionToken,
    memberId: member.id,
    displayName: `Player ${member.id}`,
    gameCode,
    currency: member.currency,
    balance: toDecimal(member.balance, member.currency),
    language: 'en',
    canBet: member.canBet,
    stakes: stakesOf(wallet, gameCode, member.currency),
    jurisdiction: {
      isAutoplayAllowed: true,
      isTurboAllowed: true,
      minimumCycleMs: 0,
      realityCheckMinutes: null,
    },
  };
  return { success: true, value };
}

function readBalance(
  wallet: ReferenceWallet,
  { memberId, currency }: { memberId: string; currency: Currency },
): Answer {
  const member = wallet.members.get(memberId);
  if (!member) return { success: false, code: 'member_not_found' };
  if (member.currency !== currency) return { success: false, code: 'currency_mismatch' };
  return { success: true, value: { currency, balance: toDecimal(member.balance, currency) } };
}
