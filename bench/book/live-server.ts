/** A book with one event in play, driven by its parent: each order is one odds change of the feed. */
import type { AddressInfo } from 'node:net';
import type { FeedMarket } from '@bahati/contract/odds-feed/feed.ts';
import { openBookScene } from '#book-app/book-scene.testing.ts';
import { fixtureOf } from '#book-app/feed/day.testing.ts';

export type LiveAnswer =
  | { port: number }
  /** When the message came in, in milliseconds since 1970, and the CPU it took until it was out. */
  | { saidAt: number }
  | { cpuMs: number };

/** As many as a football match has in play. */
const markets = 80;

const scene = await openBookScene([fixtureOf(1, { state: 'live' })]);
let version = 1;

/** The first market moves, the others stand as they did. */
function say(): void {
  version += 1;
  const told = Array.from({ length: markets }, (_, at): FeedMarket => {
    const win = 300_000 + (at === 0 ? (version % 100) * 2_000 : 0);
    const outcomes = [
      { outcome: 'over', win, isActive: true },
      { outcome: 'under', win: 1_000_000 - win, isActive: true },
    ];
    return { market: `total:0:${at}.5`, state: 'active', outcomes };
  });
  scene.sayOdds(1, version, 'live', told);
}

const answer = (told: LiveAnswer) => process.send?.(told);

process.on('message', (order: 'say' | 'cpu' | 'end') => {
  if (order === 'say') {
    const saidAt = performance.timeOrigin + performance.now();
    say();
    answer({ saidAt });
  } else if (order === 'cpu') {
    const { user, system } = process.cpuUsage();
    answer({ cpuMs: (user + system) / 1_000 });
  } else {
    void scene.close().finally(() => process.exit(0));
  }
});

say();
await scene.app.listen({ port: 0, host: '127.0.0.1' });
answer({ port: (scene.app.server.address() as AddressInfo).port });
