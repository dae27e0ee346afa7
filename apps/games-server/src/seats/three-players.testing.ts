/** Three members at a table of hold'em, of whom the third never plays a hand. */
import assert from 'node:assert/strict';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { until } from '@bahati/testing/until.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import type { Running, Scene } from '#games-server/scene.testing.ts';

const handOf = ({ room }: Sitter) => (room.view as unknown as SeatsView).hand;
const ownOf = ({ room }: Sitter) => room.own as SeatsOwn;

/** Sit, play until so many hands were dealt to all three, and leave. */
export async function playAsThree(
  scene: Scene,
  running: Running,
  hands: number,
): Promise<readonly [Sitter, Sitter, Sitter]> {
  const enter = () => sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  const sitters = [await enter(), await enter(), await enter()] as const;
  for (const [seat, sitter] of sitters.entries()) {
    assert.equal((await sitter.act({ kind: 'sit', seat, amount: '1000.00' })).t, 'done');
  }
  await play(scene, sitters, hands);
  for (const sitter of sitters) await sitter.act({ kind: 'leave' });
  await until('no hand is played', async () => {
    const { rows } = await scene.owner.query('SELECT FROM games.hands WHERE over_at IS NULL');
    return rows.length === 0;
  });
  return sitters;
}

/** Whose turn it is says it; the third always folds, the others check or call. */
async function play(scene: Scene, sitters: readonly Sitter[], hands: number): Promise<void> {
  const answered = new Set<string>();
  await until('enough hands of three', async () => {
    for (const [at, sitter] of sitters.entries()) {
      const hand = handOf(sitter);
      const { seat, view } = ownOf(sitter);
      const options = (view as { options: { canCheck: boolean } | null } | null)?.options;
      if (!hand || hand.isOver || hand.turn !== seat || !options) continue;
      const turn = `${hand.number} ${hand.step}`;
      if (answered.has(turn)) continue;
      answered.add(turn);
      const kind = at === 2 ? 'fold' : options.canCheck ? 'check' : 'call';
      await sitter.act({ kind: 'play', hand: hand.number, step: hand.step, act: { kind } });
    }
    const { rows } = await scene.owner.query(
      'SELECT FROM games.hands WHERE over_at IS NOT NULL AND jsonb_array_length(players) = 3',
    );
    return rows.length >= hands;
  });
}
