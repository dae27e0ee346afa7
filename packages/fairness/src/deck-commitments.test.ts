import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { hashText } from './commit.ts';
import { checkOpened, commitDeck, openCards } from './deck-commitments.ts';

const seed = 'ab'.repeat(32);
/** Every seventh card of the deck, round and round: all of them, once. */
const deck = Array.from({ length: 52 }, (_, place) => (place * 7) % 52);

test('every place of a deck is committed to, and the cards shown are proven by theirs', async () => {
  const commitments = await commitDeck(seed, deck);
  assert.equal(commitments.places.length, 52);
  assert.equal(new Set(commitments.places).size, 52);
  const opened = await openCards(seed, deck, [14, 0, 51]);
  assert.deepEqual(
    opened.map(({ place, card }) => [place, card]),
    [
      [2, 14],
      [0, 0],
      [deck.indexOf(51), 51],
    ],
  );
  assert.deepEqual(await checkOpened(commitments, opened), []);
});

test('another card, place, salt or list is found out', async () => {
  const commitments = await commitDeck(seed, deck);
  const [first] = await openCards(seed, deck, [14]);
  assert.ok(first);
  for (const wrong of [{ card: 15 }, { place: 3 }, { salt: 'cd'.repeat(32) }, { place: 52 }]) {
    assert.deepEqual(await checkOpened(commitments, [{ ...first, ...wrong }]), ['card']);
  }
  const places = commitments.places.toReversed();
  assert.deepEqual(await checkOpened({ ...commitments, places }, []), ['deck']);
});

test('a card that nobody showed cannot be guessed from what was opened', async () => {
  const { places } = await commitDeck(seed, deck);
  const opened = await openCards(seed, deck, deck.slice(1));
  const guesses = opened.flatMap(({ salt }) => deck.map((card) => hashText(`0:${card}:${salt}`)));
  assert.ok(!(await Promise.all(guesses)).includes(places[0] ?? ''));
});

test('the commitments are those of the page on fairness, made anew with other tools', async () => {
  const salt = createHmac('sha256', seed).update('card:2').digest('hex');
  const due = createHash('sha256').update(`2:14:${salt}`).digest('hex');
  const { hash, places } = await commitDeck(seed, deck);
  assert.equal(places[2], due);
  assert.equal(hash, createHash('sha256').update(places.join('')).digest('hex'));
  assert.equal(salt, '65bde1fcae63698920f0cdcf838eae1c11518f54a5881f63dd72004f36191b43');
  assert.equal(due, 'af99622b7f7de252f73c9f855abdc0d135cb9b3b005758d72f87336fe8180c9b');
  assert.equal(hash, 'f86aa3a596fd865a61971189898ba3dd07935dcbd531a6ce8cb630fce170b699');
});

test('a card that is not in the deck cannot be opened', async () => {
  await assert.rejects(openCards(seed, deck, [52]), RangeError);
});
