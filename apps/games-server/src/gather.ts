/** Work that comes while other work of its kind is under way is done together. */
import { Refusal } from '@bahati/server-kit/refusal.ts';

export type GatherOptions<Item, Answer> = {
  mostAtOnce: number;
  /** How many groups may be under way at a time. */
  mostUnderWay: number;
  /** Does a group and answers each of it, in order. */
  work: (group: readonly Item[]) => Promise<readonly Answer[]>;
};

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** More than this is more than a process ever catches up with. */
const mostWaiting = 10_000;

/** Answers how to have an item done. Refuses `retry` where too much waits. */
export function createGatherer<Item, Answer>({
  mostAtOnce,
  mostUnderWay,
  work,
}: GatherOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let underWay = 0;
  let isSettingOut = false;
  const start = async () => {
    isSettingOut = false;
    const group = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    underWay += 1;
    schedule();
    try {
      const answers = await work(group.map(({ item }) => item));
      for (const [at, { resolve, reject }] of group.entries()) {
        const answer = answers[at];
        if (answer === undefined) reject(new Error('A group lost one of its items.'));
        else resolve(answer);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    underWay -= 1;
    schedule();
  };
  const schedule = () => {
    if (isSettingOut || waiting.length === 0 || underWay >= mostUnderWay) return;
    isSettingOut = true;
    // What is asked for in the same turn comes along.
    setImmediate(() => void start());
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(new Refusal('retry'));
      waiting.push({ item, resolve, reject });
      schedule();
    });
}
