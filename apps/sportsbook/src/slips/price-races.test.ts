import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { createHandOffer, home } from '#sportsbook/offer/hand-offer.testing.ts';
import { injected, openBettor, slipOn } from '#sportsbook/bets/bettor.testing.ts';
import { runHere, type Running, type Scene, setScene } from '#sportsbook/scene.testing.ts';

let scene: Scene;
let running: Running;

/** What was on offer under each version, and the newest bet stop it knew. */
type Offered = { event: number; odds: number; isOpen: boolean; stopVersion: number };
const log = new Map<number, Offered>();
const eventCount = 6;

before(async () => {
  scene = await setScene();
  await scene.owner.query(
    `INSERT INTO book.settings (name, value) VALUES ('slips', '{"liveDelaySeconds": 0}')`,
  );
  running = await runHere(scene, createHandOffer());
});
after(async () => {
  await running.stop();
  await scene.close();
});

const count = repetitions('bets placed against moving prices', { usual: 150, long: 5_000 });

/** Moves prices and stops bets until told to end. */
function movePrices(): () => void {
  const now: Offered[] = [];
  const write = (event: number) => {
    const key = home(event + 1);
    const { odds, isOpen, stopVersion } = now[event] as Offered;
    const isLive = event % 2 === 0;
    const more = { isOpen, isLive, stopVersion, state: isLive ? 'live' : 'upcoming' } as const;
    log.set(running.offer.set(key, odds, more).version, { event, odds, isOpen, stopVersion });
  };
  for (let event = 0; event < eventCount; event += 1) {
    now[event] = { event, odds: 2_000, isOpen: true, stopVersion: 0 };
    write(event);
  }
  let turn = 0;
  let isEnding = false;
  const step = () => {
    turn += 1;
    const event = turn % eventCount;
    const one = now[event] as Offered;
    const isStop = turn % 11 === 0;
    now[event] = {
      ...one,
      odds: 1_900 + ((turn * 37) % 21) * 10,
      isOpen: !isStop,
      stopVersion: isStop ? turn : one.stopVersion,
    };
    write(event);
    if (!isEnding) setTimeout(step, 1);
  };
  step();
  return () => {
    isEnding = true;
  };
}

test('no bet is accepted on a price that was not on offer, nor past a bet stop', async () => {
  const stop = movePrices();
  const members = await Promise.all(
    Array.from({ length: 10 }, () =>
      openBettor(scene, injected(running), scene.addMember(100_000_000n)),
    ),
  );
  const acceptances = ['any', 'better', 'ask'] as const;
  const replies = await Promise.all(
    members.map(async (member, number) => {
      const placed: { bet: Bet | null }[] = [];
      for (let at = number; at < count; at += members.length) {
        const events = [at % eventCount, (at + 1) % eventCount].slice(0, 1 + (at % 2));
        const picks = events.map((event) => {
          const key = home(event + 1);
          return [key, running.offer.quote(key)?.odds ?? 2_000] as const;
        });
        const acceptance = acceptances[at % 3];
        const { value } = await member.place(slipOn(picks, '20.00', { acceptance }));
        placed.push(value as { bet: Bet | null });
      }
      return placed;
    }),
  );
  stop();
  await running.teller.idle();
  const { rows } = await scene.owner.query<{
    event: bigint;
    odds: number;
    asked: number;
    legOdds: number;
    acceptance: string;
    version: bigint;
    stopVersion: bigint;
    isLive: boolean;
  }>(
    `SELECT s.event_id AS event, s.odds, b.asked_odds[s.leg + 1] AS asked,
            b.leg_odds[s.leg + 1] AS "legOdds", b.acceptance, s.accepted_version AS version,
            s.stop_version AS "stopVersion", s.is_live AS "isLive"
       FROM book.bet_selections s JOIN book.bets b ON b.id = s.bet_id
      WHERE b.accepted_at IS NOT NULL`,
  );
  for (const row of rows) {
    const offered = log.get(Number(row.version));
    assert.ok(offered, 'the version was on offer');
    assert.equal(BigInt(offered.event + 1), row.event);
    assert.ok(offered.isOpen);
    assert.deepEqual([row.odds, row.legOdds], [offered.odds, offered.odds]);
    if (row.isLive) assert.equal(BigInt(offered.stopVersion), row.stopVersion);
    if (row.acceptance === 'ask') assert.equal(row.odds, row.asked);
    if (row.acceptance === 'better') assert.ok(row.odds >= row.asked);
  }
  const states = replies.flat().map(({ bet }) => bet?.state ?? 'faults');
  const accepted = states.filter((state) => state === 'open').length;
  assert.ok(accepted > 0 && accepted < count, `${accepted} of ${count} were accepted`);
  assert.ok(states.includes('refused'), 'some were refused by the second look');
  let staked = 0n;
  for (const slip of scene.wallet.slips.values()) {
    if (slip.state === 'confirmed') staked += slip.stake;
    else assert.equal(slip.state, 'cancelled');
  }
  const left = members.map(({ memberId }) => scene.wallet.members.get(memberId)?.balance ?? 0n);
  const taken = left.reduce((sum, balance) => sum + 100_000_000n - balance, 0n);
  assert.equal(taken, staked);
});
