/**
 * Settles the bills of one kind of contract and one period along the lines of agents.
 *
 * Each agent is owed its own amount, computed on its own team. The platform pays the top of a line;
 * each lower bill is paid by its direct upline. So of its bill an agent keeps own less what it owes
 * its direct downlines, which is the difference of their rates.
 *
 * What an upline pays with:
 * 1. what it received of its own bill in this settlement, before anything of it is its own to keep;
 * 2. then its wallet: the cash the caller found free for this and holds locked until the payments
 *    are booked. It is touched only where the bill does not cover all downlines, by no more than is
 *    missing, and never for an agent further down: that agent's upline has a wallet of its own.
 *
 * Downlines may be owed more than their upline: it may have missed its tier, or its team may have
 * won where theirs lost. They are owed in full all the same, the upline keeps nothing and the rest
 * comes from its wallet; the platform never adds to it. Where the wallet falls short too, each
 * direct downline gets its share in proportion to its own amount, rounded down, and the cents left
 * over go one each to the first in the given order. What is missing is a debt of the upline.
 * A downline that got less than its own owes its downlines in full no less.
 *
 * Debts are collected by settling again: `own` is then what is still missing of each bill (0 at the
 * top of a line, which the platform paid in full), `wallet` what is free by then. Where wallets
 * suffice in the end, everybody has what one settlement with enough in them would have brought.
 *
 * Real-time salaries do not come here: each is a difference of rates already (`real-time-salary.ts`).
 *
 * Time and memory are linear in the number of agents; depth is not bounded by a call stack.
 */

export type ChainAgent = {
  readonly id: string;
  /** Null: the top of a line, paid by the platform. */
  readonly upline: string | null;
  /** The own amount of its bill, minor units; 0 where it earned nothing. */
  readonly own: bigint;
  /** Minor units free to pay downlines with. */
  readonly wallet: bigint;
};

/** Where the money of a bill came from. */
export type BillParts = {
  readonly platform: bigint;
  readonly uplineBill: bigint;
  readonly uplineWallet: bigint;
};

export type SettledBill = {
  readonly id: string;
  readonly upline: string | null;
  readonly own: bigint;
  readonly parts: BillParts;
  /** All parts. */
  readonly received: bigint;
  /** Own less received: a debt of the upline. */
  readonly missing: bigint;
  /** The own amounts of its direct downlines. */
  readonly owed: bigint;
  readonly paidFromBill: bigint;
  readonly paidFromWallet: bigint;
  /** What it could not pay of what it owes. */
  readonly short: bigint;
  /** What stays with it of its bill: at most max(0, own − owed), exactly so if received in full. */
  readonly paid: bigint;
  /**
   * `partly_paid`: something of its bill is missing, be it all. `insufficient`: it has its bill in
   * full and could not pay its downlines. An agent both happened to is `partly_paid`, for its upline
   * is first to pay; its `short` tells the rest.
   */
  readonly state: 'paid' | 'partly_paid' | 'insufficient';
};

/** What an upline failed to pay to a direct downline. */
export type Debt = { readonly from: string; readonly to: string; readonly amount: bigint };

export type ChainSettlement = {
  /** Uplines before their downlines. */
  readonly bills: readonly SettledBill[];
  readonly debts: readonly Debt[];
  /** The own amounts of all tops together. */
  readonly platformPays: bigint;
};

type Funded = { readonly agent: ChainAgent; readonly parts: BillParts };

/**
 * Agents come in any order, whole lines of them. Throws a RangeError for an id that stands twice, an
 * upline that is not among them, agents in a circle, and amounts below zero.
 */
export function settleChain(agents: readonly ChainAgent[]): ChainSettlement {
  const downlines = groupByUpline(agents);
  const bills: SettledBill[] = [];
  const debts: Debt[] = [];
  const funded: Funded[] = (downlines.get(null) ?? []).map((agent) => ({
    agent,
    parts: { platform: agent.own, uplineBill: 0n, uplineWallet: 0n },
  }));
  const platformPays = funded.reduce((sum, { agent }) => sum + agent.own, 0n);
  // Grows by the downlines of each agent as it is reached.
  for (const { agent, parts } of funded) {
    const directs = downlines.get(agent.id) ?? [];
    const bill = settleBill(agent, parts, directs);
    bills.push(bill);
    for (const direct of fundDirects(bill, directs)) {
      funded.push(direct);
      const amount = direct.agent.own - sumOf(direct.parts);
      if (amount > 0n) debts.push({ from: agent.id, to: direct.agent.id, amount });
    }
  }
  if (bills.length !== agents.length) {
    throw new RangeError('Some agents hang below no top: their upline is missing or a circle.');
  }
  return { bills, debts, platformPays };
}

function groupByUpline(agents: readonly ChainAgent[]): Map<string | null, ChainAgent[]> {
  const ids = new Set<string>();
  const groups = new Map<string | null, ChainAgent[]>();
  for (const agent of agents) {
    if (ids.has(agent.id)) throw new RangeError(`Agent ${agent.id} stands twice in a chain.`);
    if (agent.own < 0n || agent.wallet < 0n) {
      throw new RangeError(`Agent ${agent.id} has an amount below zero.`);
    }
    ids.add(agent.id);
    const group = groups.get(agent.upline);
    if (group) group.push(agent);
    else groups.set(agent.upline, [agent]);
  }
  return groups;
}

function settleBill(
  { id, upline, own, wallet }: ChainAgent,
  parts: BillParts,
  directs: readonly ChainAgent[],
): SettledBill {
  const received = sumOf(parts);
  const owed = directs.reduce((sum, direct) => sum + direct.own, 0n);
  const paidFromBill = lesser(received, owed);
  const paidFromWallet = lesser(wallet, owed - paidFromBill);
  const missing = own - received;
  const short = owed - paidFromBill - paidFromWallet;
  return {
    id,
    upline,
    own,
    parts,
    received,
    missing,
    owed,
    paidFromBill,
    paidFromWallet,
    short,
    paid: received - paidFromBill,
    state: missing > 0n ? 'partly_paid' : short > 0n ? 'insufficient' : 'paid',
  };
}

/** Hands out what the upline has to pay with: the money of its bill to the first ones. */
function fundDirects(upline: SettledBill, directs: readonly ChainAgent[]): Funded[] {
  const shares = shareOut(upline, directs);
  let ofBill = upline.paidFromBill;
  return directs.map((agent, index) => {
    const share = shares[index] ?? 0n;
    const uplineBill = lesser(share, ofBill);
    ofBill -= uplineBill;
    return { agent, parts: { platform: 0n, uplineBill, uplineWallet: share - uplineBill } };
  });
}

function shareOut(upline: SettledBill, directs: readonly ChainAgent[]): bigint[] {
  if (upline.short === 0n) return directs.map(({ own }) => own);
  const available = upline.paidFromBill + upline.paidFromWallet;
  const shares = directs.map(({ own }) => (available * own) / upline.owed);
  let left = available - shares.reduce((sum, share) => sum + share, 0n);
  return directs.map(({ own }, index) => {
    const share = shares[index] ?? 0n;
    if (left === 0n || share === own) return share;
    left -= 1n;
    return share + 1n;
  });
}

function sumOf({ platform, uplineBill, uplineWallet }: BillParts): bigint {
  return platform + uplineBill + uplineWallet;
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
