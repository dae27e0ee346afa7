/**
 * Exchanging a launch token with the platform, which takes each token once. An answer that comes
 * after its page was told to ask again would be lost, and the token with it: it is kept for the next
 * try until the session is there.
 */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

import { asRefusal, type PlatformWallet } from './platform-wallet.ts';

export type Launch = Awaited<ReturnType<PlatformWallet['authenticate']>>;
/** Who exchanges, and how long its page waits. */
type Exchanging = { wallet: PlatformWallet; patienceMs: number };
type Exchange = { launch: Promise<Launch>; keptUntilMs: number };

/** As long as a launch token lasts. */
const keptMs = 60_000;
const mostKept = 10_000;

const exchanges = new WeakMap<PlatformWallet, Map<string, Exchange>>();

const declared = gamesProviderCalls['POST /provider/v1/authenticate'].refusals;

/**
 * The launch behind a token. Refuses `launch_token_invalid`, `game_under_maintenance`, and `retry`
 * when the platform gave no answer in the caller's patience; a later try gets what it then said.
 */
export async function exchangeLaunch(context: Exchanging, launchToken: string): Promise<Launch> {
  const kept = keptFor(context.wallet);
  const exchange = kept.get(launchToken) ?? begin(context, kept, launchToken);
  const launch = await inTime(exchange.launch, context.patienceMs).catch((error: unknown) => {
    throw asRefusal(error, declared);
  });
  // Of several who wait with one token the first alone gets the session.
  if (!kept.delete(launchToken)) throw new Refusal('launch_token_invalid');
  return launch;
}

/** There is no session after all: the token may be shown once more. */
export function keepLaunch({ wallet }: Exchanging, launchToken: string, launch: Launch): void {
  const keptUntilMs = Date.now() + keptMs;
  keptFor(wallet).set(launchToken, { launch: Promise.resolve(launch), keptUntilMs });
}

function keptFor(wallet: PlatformWallet): Map<string, Exchange> {
  const known = exchanges.get(wallet) ?? new Map<string, Exchange>();
  exchanges.set(wallet, known);
  const now = Date.now();
  // The oldest come first.
  for (const [launchToken, { keptUntilMs }] of known) {
    if (keptUntilMs > now && known.size < mostKept) break;
    known.delete(launchToken);
  }
  return known;
}

function begin({ wallet }: Exchanging, kept: Map<string, Exchange>, launchToken: string): Exchange {
  const launch = wallet.authenticate(launchToken);
  // What was refused or not answered is asked of the platform again.
  launch.catch(() => kept.delete(launchToken));
  const exchange = { launch, keptUntilMs: Date.now() + keptMs };
  kept.set(launchToken, exchange);
  return exchange;
}

function inTime(launch: Promise<Launch>, patienceMs: number): Promise<Launch> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('retry')), patienceMs);
    launch.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
