import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { MatchCue } from '#frame/matches/match-game.ts';
import { BeatPlayer } from './beat-player.ts';

const ends = (done: string[], name: string) => ({
  settle: (last: string) => `${last}.`,
  onShown: () => void done.push(name),
});

const beat = (picture: string, cue?: MatchCue) => ({
  picture,
  lastsMs: 100,
  ...(cue && { cue }),
});

function playHere(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const cues: MatchCue[] = [];
  const done: string[] = [];
  const player = new BeatPlayer('start', (cue) => cues.push(cue));
  return { player, cues, done, pass: (ms: number) => t.mock.timers.tick(ms) };
}

test('pictures are shown one after the other, and the end once all were', (t) => {
  const { player, cues, done, pass } = playHere(t);
  player.play((last) => [beat(`${last}1`, 'throw'), beat('two', 'move')], ends(done, 'a'));
  assert.deepEqual(player.shown.get(), { picture: 'start1', isPlaying: true });
  pass(100);
  assert.equal(player.shown.get().picture, 'two');
  assert.deepEqual(done, []);
  pass(100);
  assert.deepEqual(player.shown.get(), { picture: 'two.', isPlaying: false });
  assert.deepEqual([done, cues], [['a'], ['throw', 'move']]);
});

test('what comes meanwhile follows what is still to be shown, faster', (t) => {
  const { player, done, pass } = playHere(t);
  player.play(() => [beat('one'), beat('two')], ends(done, 'a'));
  player.play((last) => [beat(`${last} three`)], ends(done, 'b'));
  assert.equal(player.shown.get().picture, 'two');
  pass(50);
  assert.equal(player.shown.get().picture, 'two three');
  pass(50);
  assert.deepEqual(done, ['b'], 'a step that was overtaken is not told to be shown');
});

test('far behind, or where nothing moves, the end is shown at once', (t) => {
  const { player, done } = playHere(t);
  const many = Array.from({ length: 30 }, (_, at) => beat(`${at}`));
  player.play(() => many, ends(done, 'a'));
  assert.deepEqual(player.shown.get(), { picture: '29.', isPlaying: false });
  player.play(() => [beat('one'), beat('last')], ends(done, 'b'), true);
  assert.deepEqual(player.shown.get(), { picture: 'last.', isPlaying: false });
  player.play(() => [], ends(done, 'c'));
  assert.deepEqual(done, ['a', 'b', 'c']);
});

test('a player that is stopped shows nothing more', (t) => {
  const { player, done, pass } = playHere(t);
  player.play(() => [beat('one'), beat('two')], ends(done, 'a'));
  player.stop();
  pass(1_000);
  assert.equal(player.shown.get().picture, 'one');
  assert.deepEqual(done, []);
});
