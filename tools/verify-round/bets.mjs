/** Sections 9 to 11 of docs/fairness.md: originals, tables and flights. */
import { createHash, createHmac } from 'node:crypto';
import { cardGames } from './cards.mjs';
import { createDraw } from './draw.mjs';
import { fights } from './fights.mjs';
import { originals } from './originals.mjs';
import { createActs, nothing } from './stories.mjs';
import { seatedTables } from './seats.mjs';
import { tables } from './tables.mjs';

const games = { ...originals, ...cardGames, ...tables, ...fights, ...seatedTables };
/** The version of every game in section 11. */
const knownVersion = 1;

/** What is found of a round or a flight, beside what was told of it. */
export function verifyBet({ game, version }, round) {
  if (!Object.hasOwn(games, game) && game !== 'crash') {
    throw new Error(`This verifier does not know the game ${game}.`);
  }
  if (version !== knownVersion) throw new Error(`Version ${version} of ${game} is not known here.`);
  const {
    pay,
    cost = 1,
    isProven = true,
    ...told
  } = game === 'crash' ? fly(round) : play(games[game], round);
  const stake = round.stake === undefined ? undefined : BigInt(round.stake);
  const payout = pay && stake !== undefined ? (pay[0] * stake) / pay[1] : undefined;
  // A round that goes on has paid nothing yet.
  const isPaidSo =
    round.payout === undefined || stake === undefined || BigInt(round.payout) === (payout ?? 0n);
  const isCostSo =
    round.debit === undefined ||
    stake === undefined ||
    BigInt(round.debit) === stake * BigInt(cost);
  return {
    ...told,
    isOver: pay !== null,
    cost,
    ...(pay && { pay: inStakes(pay) }),
    ...(payout !== undefined && { payout: payout.toString() }),
    isSound: isProven && isPaidSo && isCostSo,
  };
}

/** A fraction of stakes in lowest terms: `99/50`. */
function inStakes([above, below]) {
  const common = (one, other) => (other === 0n ? one : common(other, one % other));
  const by = common(above, below);
  return below === by ? `${above / by}` : `${above / by}/${below / by}`;
}

function play(game, { choice, acts: done = [], laid, seats, ...seeds }) {
  const acts = createActs(done);
  const found = game(choice, acts, createDraw(seeds), { laid, seats });
  acts.end();
  return found;
}

/** Section 10: a bet on a flight; `left:150` left at 1.50, and one without lost. */
function fly({ serverSeed, clientSeed, nonce, choice, terminatingHash }) {
  const digest = createHmac('sha256', serverSeed).update(clientSeed).digest('hex');
  const uncut = (99n * 2n ** 32n) / (BigInt(`0x${digest.slice(0, 8)}`) + 1n);
  const point = uncut < 100n ? 100n : uncut;
  const left = choice === undefined ? null : /^left:([1-9]\d{2,5})$/.exec(choice)?.[1];
  if (left === undefined) throw new Error(`No bet on a flight is "${choice}".`);
  const isPaid = left !== null && BigInt(left) <= point;
  return {
    point: Number(point),
    pay: isPaid ? [BigInt(left), 100n] : nothing,
    isProven: terminatingHash === undefined || terminatingHash === hashBack(serverSeed, nonce),
  };
}

/** The hash so many games before. */
function hashBack(hash, games) {
  let before = hash;
  for (let at = 0; at < games; at += 1) {
    before = createHash('sha256').update(before).digest('hex');
  }
  return before;
}
