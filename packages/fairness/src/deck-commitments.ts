/**
 * A promise of every card of a shuffled deck by itself. Each place of the deck has a commitment of
 * its own, shown before a card is dealt; a card that is shown is opened with its salt, and whoever
 * kept the commitments can check it. The salt of a card that nobody showed stays with the house, so
 * it can be told neither from its commitment nor from the cards that were opened.
 */
import { hashText, toHex } from './commit.ts';

export type DeckCommitments = {
  /** SHA-256 of the commitments one after the other: the one text that binds them all. */
  readonly hash: string;
  /** By place in the deck, from 0: 64 hex digits each. */
  readonly places: readonly string[];
};

export type OpenedCard = {
  /** In the order in which the deck is dealt, from 0. */
  readonly place: number;
  readonly card: number;
  /** 64 hex digits. */
  readonly salt: string;
};

/** `deck`: the list does not hash to what was promised; `card`: an opened card is another one. */
export type DeckFault = 'deck' | 'card';

/** HMAC-SHA256 of `card:<place>` under the seed's text. No draw has a message with one colon. */
async function saltsOf(seed: string, places: readonly number[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, [
    'sign',
  ]);
  const signed = places.map((place) =>
    crypto.subtle.sign('HMAC', key, encoder.encode(`card:${place}`)),
  );
  return (await Promise.all(signed)).map((bytes) => toHex(new Uint8Array(bytes)));
}

const commitmentOf = ({ place, card, salt }: OpenedCard): Promise<string> =>
  hashText(`${place}:${card}:${salt}`);

/**
 * @param seed of this one hand: whoever has it can open every card.
 * @param deck in the order in which it is dealt.
 */
export async function commitDeck(seed: string, deck: readonly number[]): Promise<DeckCommitments> {
  const opened = await openCards(seed, deck, deck);
  const places = await Promise.all(opened.map(commitmentOf));
  return { hash: await hashText(places.join('')), places };
}

/**
 * What proves these cards of the deck, and nothing about the others.
 * @throws {RangeError} for a card that is not in it.
 */
export async function openCards(
  seed: string,
  deck: readonly number[],
  cards: readonly number[],
): Promise<OpenedCard[]> {
  const places = cards.map((card) => deck.indexOf(card));
  if (places.includes(-1)) throw new RangeError('Only cards of the deck can be opened.');
  const salts = await saltsOf(seed, places);
  return cards.map((card, at) => ({ place: places[at] ?? 0, card, salt: salts[at] ?? '' }));
}

/** What was not as it had been promised. Nothing: every opened card lay where it is said to. */
export async function checkOpened(
  { hash, places }: DeckCommitments,
  opened: readonly OpenedCard[],
): Promise<DeckFault[]> {
  const isSame = await Promise.all(
    opened.map(async (one) => (await commitmentOf(one)) === places[one.place]),
  );
  const faults: DeckFault[] = [];
  if ((await hashText(places.join(''))) !== hash) faults.push('deck');
  if (isSame.includes(false)) faults.push('card');
  return faults;
}
