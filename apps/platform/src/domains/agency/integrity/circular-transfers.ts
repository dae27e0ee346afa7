/**
 * Money that goes round: member transfers from hand to hand that come back to the first hand within
 * seven days, over two to four people, each step nearly the amount of the first (a tenth more or
 * less). A transfer belongs to one round at most.
 *
 * An agent who sends a downline money and gets it back has made a mistake good, or paid somebody out.
 * So rounds of two people count from the third one between the same two on; longer ones at once.
 */

export type SentMoney = {
  payerId: bigint;
  payeeId: bigint;
  /** Minor units. */
  amount: bigint;
  /** Epoch in ms. */
  sentAt: number;
};

/** The transfers of one round, in the order of time. */
export type Ring = readonly SentMoney[];

const withinMs = 7 * 86_400_000;
const mostSteps = 4;
const fewestOfTwo = 3;
/** How many ways onward are followed from one hand. */
const mostBranches = 8;

export function findRings(transfers: readonly SentMoney[]): Ring[] {
  const ordered = transfers.toSorted((a, b) => a.sentAt - b.sentAt);
  const sentBy = Map.groupBy(ordered, ({ payerId }) => payerId);
  const used = new Set<SentMoney>();
  const rings: Ring[] = [];
  for (const first of ordered) {
    if (used.has(first)) continue;
    const ring = follow([first], sentBy, used);
    if (!ring) continue;
    rings.push(ring);
    for (const transfer of ring) used.add(transfer);
  }
  return withoutSeldom(rings);
}

function follow(
  path: Ring,
  sentBy: ReadonlyMap<bigint, readonly SentMoney[]>,
  used: ReadonlySet<SentMoney>,
): Ring | undefined {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return undefined;
  const onward = (sentBy.get(last.payeeId) ?? []).filter(
    (next) =>
      !used.has(next) &&
      next.sentAt > last.sentAt &&
      next.sentAt - first.sentAt <= withinMs &&
      isNearly(next.amount, first.amount) &&
      path.slice(1).every(({ payerId }) => payerId !== next.payeeId),
  );
  const home = onward.find(({ payeeId }) => payeeId === first.payerId);
  if (home) return [...path, home];
  // The last step has to lead home.
  if (path.length + 1 >= mostSteps) return undefined;
  for (const next of onward.slice(0, mostBranches)) {
    const ring = follow([...path, next], sentBy, used);
    if (ring) return ring;
  }
  return undefined;
}

const isNearly = (amount: bigint, first: bigint): boolean =>
  amount * 10n >= first * 9n && amount * 10n <= first * 11n;

function withoutSeldom(rings: readonly Ring[]): Ring[] {
  const pairOf = (ring: Ring) =>
    ring
      .map(({ payerId }) => payerId)
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join(' ');
  const times = new Map<string, number>();
  for (const ring of rings) times.set(pairOf(ring), (times.get(pairOf(ring)) ?? 0) + 1);
  return rings.filter((ring) => ring.length > 2 || (times.get(pairOf(ring)) ?? 0) >= fewestOfTwo);
}
