/** Section 12 of docs/fairness.md: the draws of the house, from their public record. */
import { createHash } from 'node:crypto';
import { createDraw, pick, countFrom, sum } from './draw.mjs';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * What is found of a draw that has ended: `isSound`, the promises that were not kept in `faults`, and how
 * many lines were looked at.
 */
export function verifyDraw(record) {
  const { kind, proof } = record;
  if (!proof.serverSeed) throw new Error('The draw has not ended: its seed is not shown yet.');
  const faults = [];
  if (sha256(proof.serverSeed) !== proof.seedHash) faults.push('the seed is not the promised one');
  const verify = {
    wheel: verifySpins,
    egg: verifySpins,
    envelope: verifySplit,
    raffle: verifyRaffle,
  };
  faults.push(...verify[kind](record));
  return { kind, id: record.id, lines: record.lines.length, faults, isSound: faults.length === 0 };
}

/** Every ticket's number anew, and every stock counted in the order of the spins. */
function verifySpins({ prizes, proof, lines }) {
  const faults = [];
  const left = new Map(prizes.map(({ place, stock }) => [place, stock ?? Infinity]));
  const fallback = prizes.find(({ isFallback }) => isFallback).place;
  if (sum(prizes.map(({ odds }) => odds)) !== 1_000_000) faults.push('the odds are no million');
  for (const { ticket, clientSeed, number, drawn, given } of lines) {
    const draw = createDraw({ serverSeed: proof.serverSeed, clientSeed, nonce: ticket });
    const found = draw(1_000_000);
    const place = prizeOf(prizes, found);
    const due = left.get(place) > 0 ? place : fallback;
    left.set(place, left.get(place) - 1);
    if (found !== number || place !== drawn) faults.push(`ticket ${ticket} drew ${found}`);
    if (given !== due) faults.push(`ticket ${ticket} was due prize ${due}`);
  }
  return faults;
}

function prizeOf(prizes, number) {
  let reached = 0;
  return prizes.find(({ odds }) => (reached += odds) > number).place;
}

/** The bars among the steps anew, and the hash of the shares. */
function verifySplit({ key, proof, split, lines }) {
  const [all, least, step] = [BigInt(split.sum), BigInt(split.least), BigInt(split.step)];
  const free = Number((all - least * BigInt(split.shares)) / step);
  const places = free + split.shares - 1;
  const draw = createDraw({ serverSeed: proof.serverSeed, clientSeed: key, nonce: 0 });
  const bars = new Set();
  while (bars.size < split.shares - 1) bars.add(draw(places));
  const ends = [...bars, places].sort((one, other) => one - other);
  const shares = ends.map((end, at) => {
    const steps = end - (at === 0 ? -1 : ends[at - 1]) - 1;
    return least + BigInt(steps) * step;
  });
  const faults = [];
  if (sha256(`${proof.serverSeed}:${shares.join(',')}`) !== proof.splitHash) {
    faults.push('the shares are not the promised ones');
  }
  if (shares.reduce((total, share) => total + share, 0n) !== all) faults.push('the sum differs');
  if (lines.length !== shares.length) faults.push('not every share is told');
  for (const { place, amount } of lines) {
    if (BigInt(amount) !== shares[place - 1]) faults.push(`share ${place} was ${amount}`);
  }
  return faults;
}

/** The hash of the list, and the winners anew. */
function verifyRaffle({ prizes, proof, lines }) {
  const tickets = lines.filter(({ line }) => line === 'ticket');
  const winners = lines.filter(({ line }) => line === 'winner');
  const faults = [];
  const hash = sha256(tickets.map(({ number, code }) => `${number}:${code}\n`).join(''));
  if (hash !== proof.ticketsHash) faults.push('the tickets are not the frozen ones');
  if (tickets.some(({ number }, at) => number !== at + 1)) faults.push('a number is left out');
  const places = prizes.flatMap(({ place, stock }) => Array(stock).fill(place));
  const draw = createDraw({
    serverSeed: proof.serverSeed,
    clientSeed: proof.ticketsHash,
    nonce: 0,
  });
  const most = Math.min(places.length, tickets.length);
  const found = pick(draw, countFrom(1, tickets.length), most);
  if (found.length !== winners.length) faults.push(`${found.length} tickets win`);
  for (const [at, number] of found.entries()) {
    const told = winners[at];
    if (told?.number !== number || told?.prize !== places[at]) {
      faults.push(`prize ${places[at]} goes to ticket ${number}`);
    }
  }
  return faults;
}
