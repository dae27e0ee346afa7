/**
 * Live bets from the press to "accepted", with 5,200 live outcomes of which 200 messages a second
 * move 26 each, divided by the same with three outcomes. Both books run, one at a time is asked; the
 * wallet is the reference wallet in this process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startReferenceServer } from '@bahati/testing/conformance/reference-server.ts';
import { createReferenceWallet } from '@bahati/testing/conformance/reference-wallet.ts';
import { quantileSorted } from 'simple-statistics';
import { report } from '#bench/report.ts';
import type { AcceptanceAnswer } from './acceptance-server.ts';

const movingEvents = 200;
const members = 40;
const betsASecond = 40;
/** Short rounds in turn, so that what else the machine does falls on both. */
const secondsARound = 3;
const rounds = 15;
/** Odds move so long before the first bet of a round. */
const leadSeconds = 1;
/** Before anything is measured: code is compiled and connections are open. */
const warmUpSeconds = 4;

const provider = 'BENCHBOOK';
const key = 'bench-book-key-not-for-production';

export async function benchBookAcceptance(): Promise<void> {
  const wallet = createReferenceWallet();
  const platform = await startReferenceServer({ wallet, provider, key });
  let lastMember = 0;
  const launches = () =>
    Array.from({ length: members }, () => {
      const id = String(++lastMember);
      wallet.addMember({ id, currency: 'KES', balance: 1_000_000_000n, canBet: true });
      return wallet.launch(id, 'sports');
    });
  const few = await openBook(platform.url, 0, launches());
  const many = await openBook(platform.url, movingEvents, launches());
  try {
    await few.bet(warmUpSeconds);
    await many.bet(warmUpSeconds);
    const took = { few: [] as number[][], many: [] as number[][] };
    let messages = 0;
    for (let round = 0; round < rounds; round += 1) {
      took.few.push((await few.bet(secondsARound)).took);
      const moved = await many.bet(secondsARound);
      took.many.push(moved.took);
      messages += moved.messages;
    }
    const [moving, still] = [summary(took.many), summary(took.few)];
    report('book_acceptance_p99_moving_over_still', moving.p99Ms / still.p99Ms, {
      bets: took.many.flat().length,
      messagesPerSecond: messages / rounds / (leadSeconds + secondsARound),
      moving,
      still,
    });
  } finally {
    await few.end();
    await many.end();
    await platform.close();
  }
}

const quantile = (all: readonly number[], share: number): number =>
  quantileSorted(
    all.toSorted((a, b) => a - b),
    share,
  );

/** The p99 is that of a round, of the rounds the one in the middle: a moment of the machine is in few. */
function summary(took: readonly number[][]) {
  const ofRounds = took.map((round) => quantile(round, 0.99));
  const all = took.flat();
  return {
    p50Ms: quantile(all, 0.5),
    p99Ms: quantile(ofRounds, 0.5),
    p99OfAllMs: quantile(all, 0.99),
  };
}

async function openBook(platformUrl: string, events: number, launchTokens: string[]) {
  const server = fork(join(import.meta.dirname, 'acceptance-server.ts'), {
    env: {
      ...process.env,
      ACCEPTANCE_EVENTS: String(events),
      ACCEPTANCE_PLATFORM: platformUrl,
      ACCEPTANCE_CODE: provider,
      ACCEPTANCE_KEY: key,
    },
  });
  const { port } = await answerOf(server, 'port');
  const origin = `http://127.0.0.1:${port}/book/v1`;
  const tokens: string[] = [];
  for (const launchToken of launchTokens) {
    const { bookToken } = await ask<{ bookToken: string }>(`${origin}/session`, { launchToken });
    tokens.push(bookToken);
  }
  let next = 0;
  const place = async (dueAt: number): Promise<number> => {
    const token = tokens[next++ % tokens.length] ?? '';
    const { bet } = await ask<{ bet: { state: string } | null }>(`${origin}/bets`, slip(), token);
    if (bet?.state !== 'open') throw new Error(`A bet is ${bet?.state ?? 'not placed'}.`);
    return performance.now() - dueAt;
  };
  return {
    /** At their times, whatever is late; a latency counts from when the bet was due. */
    async bet(seconds: number) {
      server.send('move');
      await wait(leadSeconds * 1_000);
      const startedAt = performance.now();
      const bets = Array.from({ length: seconds * betsASecond }, async (_, at) => {
        const dueAt = startedAt + (at * 1_000) / betsASecond;
        await wait(Math.max(0, dueAt - performance.now()));
        return place(dueAt);
      });
      const took = await Promise.all(bets);
      const rested = answerOf(server, 'moved');
      server.send('rest');
      return { took, messages: (await rested).moved };
    },
    async end() {
      server.send('end');
      await once(server, 'exit');
    },
  };
}

const homeOdds = 1_001;

/** At whatever the odds are. */
const slip = () => ({
  legs: [
    {
      selections: [{ eventId: '1', market: '1x2:0:', outcome: 'home', odds: homeOdds }],
      odds: homeOdds,
    },
  ],
  shape: { kind: 'singles' },
  stakes: ['20.00'],
  isEachWay: false,
  acceptance: 'any',
  idempotencyKey: randomUUID(),
});

async function ask<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const told = (await response.json()) as { success: boolean; code?: string; value: T };
  if (!told.success) throw new Error(`${url} answered ${told.code}.`);
  return told.value;
}

type Of<K extends string> = Extract<AcceptanceAnswer, Record<K, number>>;

async function answerOf<K extends string>(server: ChildProcess, name: K): Promise<Of<K>> {
  for (;;) {
    const [told] = (await once(server, 'message')) as [AcceptanceAnswer];
    if (name in told) return told as Of<K>;
  }
}
