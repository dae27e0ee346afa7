/** What a batch knows and makes of slips beside their rounds. */
import type { StoredSlip } from './operations.ts';

/** Odds in thousandths; null where the slip has none. */
type NewSlip = { roundId: bigint; odds: bigint | null; legs: number | null; isAccepted: boolean };

export class SlipsOfBatch {
  readonly #known = new Map<bigint, StoredSlip>();
  readonly added: NewSlip[] = [];
  readonly confirmed: { roundId: bigint; odds: bigint }[] = [];
  readonly cashedOut = new Set<StoredSlip>();

  know(slip: StoredSlip): void {
    this.#known.set(slip.roundId, slip);
  }

  add(slip: NewSlip): void {
    if (slip.odds !== null) this.added.push(slip);
    this.know({ roundId: slip.roundId, cashedOut: 0n, cashedOutBonus: 0n });
  }

  confirm(roundId: bigint, odds: bigint): void {
    this.confirmed.push({ roundId, odds });
  }

  find(roundId: bigint): StoredSlip {
    const slip = this.#known.get(roundId);
    if (!slip) throw new Error(`The slip ${roundId} was not read.`);
    return slip;
  }

  /** Adds to what was paid of it in parts. */
  cashOut(roundId: bigint, amount: bigint, bonus: bigint): void {
    const slip = this.find(roundId);
    slip.cashedOut += amount;
    slip.cashedOutBonus += bonus;
    this.cashedOut.add(slip);
  }
}
