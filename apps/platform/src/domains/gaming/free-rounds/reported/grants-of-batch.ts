/** Grants of free rounds as a batch knows them. */
/** Amounts in minor units. */
export type RoundGrant = {
  id: bigint;
  publicId: string;
  providerId: number;
  memberId: bigint;
  gameId: number;
  currency: string;
  campaign: string;
  rounds: number;
  cap: bigint;
  /** How many rounds were begun as it closed; null: it has not closed. */
  begun: number | null;
  played: number;
  won: bigint;
};

/** A round as it is written with its grant; its id is that of the operation that reports it. */
export type FreeRound = {
  id: bigint;
  externalId: string;
  currency: string;
  payout: bigint;
};

export type CountedRound = FreeRound &
  Pick<RoundGrant, 'providerId' | 'memberId' | 'gameId'> & {
    grantId: bigint;
  };

/** The grants a batch reports rounds of, locked, and what it changes about them. */
export class GrantsOfBatch {
  readonly #known = new Map<string, RoundGrant>();
  readonly changed = new Set<RoundGrant>();
  readonly newRounds: CountedRound[] = [];

  know(grant: RoundGrant): void {
    this.#known.set(`${grant.providerId} ${grant.publicId}`, grant);
  }

  find(providerId: number, publicId: string): RoundGrant | undefined {
    return this.#known.get(`${providerId} ${publicId.toLowerCase()}`);
  }

  add(grant: RoundGrant, round: FreeRound): void {
    grant.played += 1;
    grant.won += round.payout;
    this.changed.add(grant);
    const { id: grantId, providerId, memberId, gameId } = grant;
    this.newRounds.push({ ...round, grantId, providerId, memberId, gameId });
  }
}
