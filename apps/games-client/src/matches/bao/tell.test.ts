import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';
import type { SownStory } from '#frame/matches/bao/sowing/sowing.ts';
import { storyWords } from '#frame/matches/bao/sowing/story.ts';
import { tellBao } from './tell.ts';

const say = (text: Words, blanks: Readonly<Record<string, string | number>> = {}) =>
  text.en.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
const tell = (event: SeenEvent) => tellBao(event, say, (seat) => ['Amina', 'Juma'][seat]!);
const lap = (seeds: number, captured: number | null) => ({
  from: 0,
  seeds,
  direction: 1,
  captured,
});
const sown = { kind: 'sown', seat: 1, pit: 5, direction: 1, safari: false };

test('a sowing is told by what it captured', () => {
  assert.equal(
    tell({ ...sown, captures: false, laps: [lap(3, null)] }),
    'Juma: takata, nothing captured',
  );
  assert.equal(
    tell({ ...sown, captures: true, laps: [lap(3, 4), lap(2, null)] }),
    'Juma: 3 captured',
  );
  const two = { ...sown, captures: true, laps: [lap(3, 4), lap(2, null), lap(5, 1)] };
  assert.equal(tell(two), 'Juma: 8 captured in 2 captures');
  assert.equal(
    tell({ ...sown, captures: true, laps: [] }),
    'Juma: the last seeds of the front row captured',
  );
});

test('the beginning and every end are told', () => {
  assert.equal(tell({ kind: 'began', seats: [1, 0] }), 'Juma: first to move');
  const ended = (how: string, winners: number[]) => tell({ kind: 'ended', how, winners });
  assert.match(ended('front_emptied', [0])!, /^Winner: Amina\. .*front row/);
  assert.match(ended('no_move', [0])!, /^Winner: Amina\. .*no move/);
  assert.match(ended('moves', [0])!, /^Winner: Amina, with more seeds/);
  assert.match(ended('moves', [0, 1])!, /^Draw/);
  assert.equal(ended('resigned', [1]), 'Winner: Juma');
  assert.equal(tell({ kind: 'something_new' }), null);
});

test('the story of a move says what became of the houses and whether a pit is blocked', () => {
  const story: SownStory = {
    isCapture: true,
    isNamua: false,
    captured: 9,
    captures: 1,
    tookHouse: true,
    leftHouse: false,
    end: 'house',
  };
  assert.equal(
    storyWords(story, false, 'Juma', say),
    'Juma: mtaji, 9 captured; the other nyumba captured; stopped in the nyumba',
  );
  const takata = { ...story, isCapture: false, tookHouse: false, end: 'empty' } as const;
  assert.equal(
    storyWords(takata, true, 'Juma', say),
    'Juma: takata, nothing captured; kutakatia: a pit is blocked',
  );
  const safari = { ...takata, isCapture: true, captures: 2, leftHouse: true };
  assert.equal(
    storyWords(safari, false, 'Juma', say),
    'Juma: 9 captured in 2 captures; safari: nyumba sown',
  );
});
