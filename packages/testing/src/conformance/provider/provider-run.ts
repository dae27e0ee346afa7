/** A run in which we are the wallet: the provider plays, meets faults, and is judged at the end. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Currency } from '@bahati/money/currencies.ts';
import { judgeDetail } from './provider-detail.ts';
import { judgeGrants } from './provider-grants.ts';
import { dealFates } from './provider-faults.ts';
import { judgeJournal, readJournal } from './provider-rules.ts';
import {
  type ReferenceServer,
  startReferenceServer,
} from '@bahati/testing/conformance/reference-server.ts';
import {
  createReferenceWallet,
  type ReferenceWallet,
} from '@bahati/testing/conformance/reference-wallet.ts';
import type { Verdict } from '@bahati/testing/conformance/wallet-rules.ts';

export type ProviderRun = {
  provider: string;
  key: string;
  port?: number;
  gameCode: string;
  currency: Currency;
  /** What each of the wallet's members begins with, in minor units. */
  balance: bigint;
};

export type Stage = {
  wallet: ReferenceWallet;
  server: ReferenceServer;
  /** A launch token of the nth member. */
  launch: (member: number) => string;
  /** What each operation met. */
  dealt: ReadonlyMap<string, string>;
  /** Waits for so many operations, at most so long. */
  waitForOperations: (count: number, limitMs: number) => Promise<void>;
  /** Stops the faults, waits until nothing is undecided or the patience ends, and judges. */
  judge: (patienceMs: number, vendorUrl?: string) => Promise<Verdict[]>;
  close: () => Promise<void>;
};

const pollMs = 200;

export async function setStage(run: ProviderRun): Promise<Stage> {
  const { provider, key, port, gameCode, currency, balance } = run;
  const wallet = createReferenceWallet();
  const { hook, dealt } = dealFates(wallet);
  const server = await startReferenceServer({
    wallet,
    provider,
    key,
    hook,
    ...(port === undefined ? {} : { port }),
  });
  const { journal } = server;
  /** Opaque, as a provider knows members. */
  const ids = new Map<number, string>();
  const count = () => readJournal(journal).operations.length;
  return {
    wallet,
    server,
    dealt,
    launch: (member) => {
      const id = ids.get(member) ?? randomBytes(16).toString('base64url');
      ids.set(member, id);
      if (!wallet.members.has(id)) wallet.addMember({ id, currency, balance, canBet: true });
      return wallet.launch(id, gameCode);
    },
    waitForOperations: async (wanted, limitMs) => {
      const end = Date.now() + limitMs;
      while (count() < wanted && Date.now() < end) await sleep(pollMs);
    },
    judge: async (patienceMs, vendorUrl) => {
      server.setHook(undefined);
      const end = Date.now() + patienceMs;
      while (isAnyUndecided(server) && Date.now() < end) await sleep(pollMs);
      return [...judgeJournal(journal), ...(await detail(run, server, vendorUrl))];
    },
    close: () => server.close(),
  };
}

function isAnyUndecided({ journal }: ReferenceServer): boolean {
  return judgeJournal(journal).some(({ id, result }) => id === 'P5' && result === 'failed');
}

/** What was staked in a round that was taken and paid by calls of its own. */
function stakeOf(journal: ReferenceServer['journal'], roundId: string): unknown {
  return journal.find(({ path, body }) => path.endsWith('/bet') && body?.['roundId'] === roundId)
    ?.body?.['amount'];
}

async function detail(
  { key }: ProviderRun,
  { journal }: ReferenceServer,
  vendorUrl: string | undefined,
): Promise<Verdict[]> {
  const settled = journal.findLast(
    ({ path, wasAnswered, answer, body }) =>
      wasAnswered &&
      answer?.success &&
      (path.endsWith('/betwin') || (path.endsWith('/win') && body?.['roundClosed'] === true)),
  );
  if (vendorUrl === undefined || !settled?.body) return [];
  const roundId = String(settled.body['roundId']);
  const gameCode = String(settled.body['gameCode']);
  const target = { url: vendorUrl, key };
  const { body } = settled;
  const play = {
    memberId: String(body['memberId']),
    gameCode,
    currency: String(body['currency']),
    stake: String(body['stake'] ?? stakeOf(journal, roundId)),
  };
  return [await judgeDetail(target, { roundId, gameCode }), await judgeGrants(target, play)];
}
