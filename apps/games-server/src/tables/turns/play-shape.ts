/** A round at a table with seats as its row keeps it. */
export type StoredPlay = {
  readonly seats: readonly number[];
  readonly acts: readonly string[];
  /** The keys of the words behind the acts; null: nobody answered in time. */
  readonly keys: readonly (string | null)[];
  readonly players: readonly SeatPlayer[];
  readonly pending: PendingAct | null;
  /** After so many acts the wallet refused what the next would cost: it is not asked again. */
  readonly refusedAt: number | null;
};

/** Who decides for a seat; ids as texts. */
export type SeatPlayer = {
  readonly seat: number;
  readonly memberId: string;
  readonly entryId: string;
};

/** A decision that costs something: done once its own stake has been taken. */
export type PendingAct = {
  readonly act: string;
  readonly key: string;
  /** Of the seat's own, and of those behind it who follow. */
  readonly ownStake: string;
  readonly stakes: readonly string[];
  /** When it is decided without those the wallet has not answered. */
  readonly until: string;
};
