/** A group as it is being closed, and slips of it. */
import type { GroupOutcome } from '@bahati/contract/games-provider/groups.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type {
  GameFacts,
  OperatorIds,
  ProviderProfile,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';

export type ClosingGroup = {
  groupId: bigint;
  outcome: GroupOutcome;
  /** Slips of a transaction. */
  slipsAtOnce: number;
  brand: string;
  provider: ProviderProfile;
  game: GameFacts;
  gameCode: string;
  currency: Currency;
  house: OperatorIds;
};

export type OpenSlip = {
  roundId: bigint;
  roundExternalId: string;
  memberId: bigint;
  cash: bigint;
  held: bigint;
  hasBonus: boolean;
  hasPaid: boolean;
};
