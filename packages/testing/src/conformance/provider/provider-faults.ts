/** What the reference wallet does to a provider: each new operation meets the next fate in turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hook, JournalEntry, Wish } from '@bahati/testing/conformance/reference-server.ts';
import type { ReferenceWallet } from '@bahati/testing/conformance/reference-wallet.ts';

type Fate = {
  name: string;
  /** How many deliveries of the operation meet it. */
  times: number;
  meet: (stage: 'received' | 'applied', entry: JournalEntry) => Wish | Promise<Wish>;
};

const operations = ['bet', 'win', 'betwin', 'rollback', 'promo_win'];

/** Longer than the 3 s in which a wallet promises to answer. */
const lateReplyMs = 7_000;
const lateArrivalMs = 1_500;

const at =
  (when: 'received' | 'applied', wish: Wish): Fate['meet'] =>
  (stage) =>
    stage === when ? wish : 'go';

function fatesOf(wallet: ReferenceWallet): Fate[] {
  const none: Fate = { name: 'none', times: 0, meet: () => 'go' };
  return [
    none,
    { name: 'the request was lost', times: 1, meet: at('received', 'lose') },
    { name: 'the reply was lost', times: 1, meet: at('applied', 'lose') },
    none,
    { name: 'retry', times: 1, meet: at('received', 'retry') },
    { name: 'half of the reply was lost', times: 1, meet: at('applied', 'half') },
    { name: 'the reply was no answer', times: 1, meet: at('applied', 'nonsense') },
    { name: 'three replies were lost', times: 3, meet: at('applied', 'lose') },
    { name: 'refused for want of money', times: 1, meet: refuseStake },
    {
      name: 'the reply was late',
      times: 1,
      meet: async (stage): Promise<Wish> => {
        if (stage === 'applied') await sleep(lateReplyMs);
        return 'go';
      },
    },
    {
      name: 'the request arrived late',
      times: 1,
      meet: (stage, { path, body }) => {
        if (stage === 'applied') return 'go';
        const kind = path.slice(path.lastIndexOf('/') + 1);
        setTimeout(() => wallet.apply({ ...body, kind } as never), lateArrivalMs).unref();
        return 'lose';
      },
    },
  ];
}

function refuseStake(stage: 'received' | 'applied', { path }: JournalEntry): Wish {
  return stage === 'received' && /\/(bet|betwin)$/.test(path) ? 'poor' : 'go';
}

/** A hook that deals the fates out, and what was dealt so far, by operation id. */
export function dealFates(wallet: ReferenceWallet): { hook: Hook; dealt: Map<string, string> } {
  const fates = fatesOf(wallet);
  const dealt = new Map<string, string>();
  const left = new Map<string, { fate: Fate; times: number }>();
  const hook: Hook = (stage, entry) => {
    const name = entry.path.slice(entry.path.lastIndexOf('/') + 1);
    if (!operations.includes(name)) return 'go';
    const id = `${String(entry.body?.['memberId'])} ${String(entry.body?.['transactionId'])}`;
    const fate = fates[dealt.size % fates.length];
    if (!dealt.has(id) && fate) {
      dealt.set(id, fate.name);
      left.set(id, { fate, times: fate.times });
    }
    const mine = left.get(id);
    if (!mine || mine.times <= 0) return 'go';
    if (stage === 'applied') mine.times -= 1;
    return meet(mine, stage, entry);
  };
  return { hook, dealt };
}

/** A delivery that ends before it is applied has met its fate as well. */
async function meet(
  mine: { fate: Fate; times: number },
  stage: 'received' | 'applied',
  entry: JournalEntry,
): Promise<Wish> {
  const wish = await mine.fate.meet(stage, entry);
  if (stage === 'received' && wish !== 'go') mine.times -= 1;
  return wish;
}
