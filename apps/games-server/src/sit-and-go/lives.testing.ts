/** Lives of a games server that kills itself between two statements (`die-at-write`), one after another. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@bahati/testing/until.ts';
import type { Scene } from '#games-server/scene.testing.ts';
import { createVictim, type Victim } from '#games-server/victim.testing.ts';
import { countVariable, preload } from './die-at-write.testing.ts';

/** What the test does with the lines of its players as the server is there again. */
type ComeBack = () => Promise<unknown>;

export type Lives = {
  readonly victim: Victim;
  readonly deaths: () => number;
  /** Starts the server whenever it has died, until this has come to pass; each life is waited for by itself. */
  live: (
    what: string,
    isDone: () => Promise<boolean>,
    more: { comeBack: ComeBack; atDeath?: () => Promise<void> },
  ) => Promise<void>;
  /** The next life ends between two statements. */
  dieSoon: (comeBack: ComeBack) => Promise<void>;
  /** The next life goes on. */
  liveLong: () => Promise<void>;
  /** Tries of the wallet follow each other without their pauses. */
  hurry: () => Promise<unknown>;
  close: () => Promise<void>;
};

export async function createLives(scene: Scene): Promise<Lives> {
  const folder = mkdtempSync(join(tmpdir(), 'die-at-write-'));
  const file = join(folder, 'count');
  let death = 0;
  // Never twice the same in a row, so that each life ends at another statement.
  const nextLife = () => writeFileSync(file, String(6 + ((death * 7) % 29)));
  const longLife = () => writeFileSync(file, '0');
  longLife();
  Object.assign(scene.environment, { TABLE_PACE: '50', [countVariable]: file });
  const victim = await createVictim(scene, [preload]);
  await victim.start();
  const hurry = () =>
    scene.owner.query(
      `WITH buy_ins AS (
         UPDATE games.seat_buy_ins SET due_at = now() WHERE state IN ('asking', 'voiding'))
       UPDATE games.seats SET due_at = now() WHERE state = 'paying'`,
    );
  // One that dies as it is joined is met again by the next look.
  const start = async (comeBack: ComeBack) => {
    await victim.start().catch(() => undefined);
    await comeBack();
  };
  return {
    victim,
    deaths: () => death,
    hurry,
    async live(what, isDone, { comeBack, atDeath }) {
      for (;;) {
        const end = await until(what, async () => {
          if (!victim.isAlive()) return 'death';
          return (await isDone()) ? 'done' : undefined;
        });
        if (end === 'done') return;
        await atDeath?.();
        await hurry();
        death += 1;
        nextLife();
        await start(comeBack);
      }
    },
    async dieSoon(comeBack) {
      await victim.kill();
      nextLife();
      await start(comeBack);
    },
    async liveLong() {
      await victim.kill();
      longLife();
      await victim.start();
    },
    async close() {
      await victim.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
