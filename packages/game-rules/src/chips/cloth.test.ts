import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipStakes } from './chip-stakes.ts';
import {
  type Cloth,
  limitOf,
  mostInRound,
  mostOnPlace,
  mostPlaces,
  openingOf,
  priceOfStacks,
  priceOnCloth,
  readStacks,
} from './cloth.ts';

const small: Cloth = { places: ['player', 'tie', 'pair.1-2', '17'] };
const many: Cloth = { places: Array.from({ length: 80 }, (_, at) => `p${at}`) };
const long: Cloth = {
  places: Array.from({ length: 40 }, (_, at) => `a-long-name-of-a-place.${at}`),
};

const oneOnEach = (cloth: Cloth, count: number) =>
  cloth.places.slice(0, count).map((place) => ({ place, chips: 1 }));

test('an opening is read into its stacks and written again as it was', () => {
  const opening = 'chips:player=2,pair.1-2=1000,17=1';
  const stacks = readStacks(small, opening);
  assert.deepEqual(stacks, [
    { place: 'player', chips: 2 },
    { place: 'pair.1-2', chips: 1000 },
    { place: '17', chips: 1 },
  ]);
  assert.equal(openingOf(small, stacks ?? []), opening);
  assert.equal(priceOnCloth(small, opening), 1003);
});

test('stacks are written in the order of the cloth however they were laid', () => {
  const laid = [
    { place: '17', chips: 4 },
    { place: 'player', chips: 1 },
  ];
  assert.equal(openingOf(small, laid), 'chips:player=1,17=4');
  assert.equal(priceOfStacks(laid), 5);
});

test('what is not in the one order and spelling is no opening', () => {
  const refused = [
    'chips:17=1,player=1',
    'chips:player=1,player=1',
    'chips:player=01',
    'chips:player=0',
    'chips:player=1001',
    'chips:player=-1',
    'chips:player=1.0',
    'chips:player=1,',
    'chips:,player=1',
    'chips: player=1',
    'chips:Player=1',
    'chips:banker=1',
    'chips:player',
    'chips:',
    'chips',
    'player=1',
    'Chips:player=1',
    'stacks:player=1',
    'chips:chips:player=1',
    '',
  ];
  for (const opening of refused) assert.equal(priceOnCloth(small, opening), null, opening);
});

test('each limit of a cloth is named, and holds at its edge alone', () => {
  const onOne = (chips: number) => [{ place: 'tie', chips }];
  assert.equal(limitOf(small, []), 'empty');
  assert.equal(limitOf(small, onOne(mostOnPlace)), null);
  assert.equal(limitOf(small, onOne(mostOnPlace + 1)), 'place');
  const full = many.places.slice(0, 5).map((place) => ({ place, chips: mostOnPlace }));
  assert.equal(priceOfStacks(full), mostInRound);
  assert.equal(limitOf(many, full), null);
  assert.equal(limitOf(many, [...full, { place: 'p9', chips: 1 }]), 'round');
  assert.equal(limitOf(many, oneOnEach(many, mostPlaces)), null);
  assert.equal(limitOf(many, oneOnEach(many, mostPlaces + 1)), 'places');
});

test('a place of large wins takes fewer chips than the others, and both edges hold', () => {
  const bold: Cloth = { places: ['red', '17'], mostOn: (name) => (name === '17' ? 200 : 1_000) };
  assert.equal(priceOnCloth(bold, 'chips:red=1000,17=200'), 1_200);
  assert.equal(priceOnCloth(bold, 'chips:17=201'), null);
  assert.equal(limitOf(bold, [{ place: '17', chips: 201 }]), 'place');
  assert.equal(limitOf(bold, [{ place: 'red', chips: 1_001 }]), 'place');
});

test('a text longer than openings may be is refused even with few places', () => {
  const most = oneOnEach(long, 21);
  assert.equal(openingOf(long, most).length <= 600, true);
  assert.equal(limitOf(long, most), null);
  assert.equal(readStacks(long, openingOf(long, most))?.length, 21);
  const over = oneOnEach(long, 23);
  assert.equal(limitOf(long, over), 'places');
  assert.equal(readStacks(long, openingOf(long, over)), null);
});

test('a cloth may name the way of its openings, and then no other way is read', () => {
  const apart: Cloth = {
    places: ['red', 'five'],
    wayOf: (stacks) => (stacks.some(({ place }) => place === 'five') ? 'basket' : 'chips'),
  };
  assert.equal(priceOnCloth(apart, 'chips:red=1'), 1);
  assert.equal(priceOnCloth(apart, 'basket:red=1,five=2'), 3);
  assert.equal(priceOnCloth(apart, 'basket:red=1'), null);
  assert.equal(priceOnCloth(apart, 'chips:five=1'), null);
});

test('chips on a place that is not there are a mistake of the caller', () => {
  assert.throws(() => openingOf(small, [{ place: 'nowhere', chips: 1 }]), RangeError);
});

test('the smallest chip is the only stake, in every currency', () => {
  for (const range of Object.values(chipStakes)) {
    assert.equal(range.minimum, range.maximum);
    assert.deepEqual(range.quick, [range.minimum]);
  }
  assert.equal(chipStakes.KES.minimum, 1_000n);
  assert.equal(chipStakes.TZS.minimum, 20_000n);
});
