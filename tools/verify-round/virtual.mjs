/** Section 13 of docs/fairness.md: a match day of a virtual league, played again from its seed. */
import { createHash } from 'node:crypto';
import { createDraw } from './draw.mjs';

const minutes = 90;
const minuteRange = 100_000;

function play({ home, away }, draw) {
  const goals = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const drawn = draw(minuteRange);
    if (drawn < home) goals.push({ minute, side: 'home' });
    else if (drawn < home + away) goals.push({ minute, side: 'away' });
  }
  return goals;
}

const text = (goals) => goals.map(({ minute, side }) => `${minute}${side[0]}`).join(' ');

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** A chain has no more days. */
const mostDays = 100_000;

/** So many hashes lead from the seed to the one that was shown before the chain's first day. */
function isOnChain(serverSeed, clientSeed, { place, days, salt, terminatingHash }) {
  if (!(place >= 1 && place <= days && days <= mostDays)) return false;
  let hash = serverSeed;
  for (let step = 0; step < place; step += 1) hash = hashOf(hash);
  return hash === terminatingHash && clientSeed.startsWith(`${salt}:`);
}

/** Answers what was promised and found of every match of the day. */
export function verifyVirtual({ serverSeed, serverSeedHash, clientSeed, chain, matches }) {
  if (!serverSeed) throw new Error('The day is not over: its seed is not shown yet.');
  const found = matches.map(({ nonce, home, away, rates, goals }) => {
    const again = play(rates, createDraw({ serverSeed, clientSeed, nonce }));
    return { match: `${home} - ${away}`, goals: text(again), isSame: text(again) === text(goals) };
  });
  const isCommitKept = hashOf(serverSeed) === serverSeedHash;
  // Days from before there were chains have none.
  const isChainKept = chain ? isOnChain(serverSeed, clientSeed, chain) : null;
  return {
    isSound: isCommitKept && isChainKept !== false && found.every(({ isSame }) => isSame),
    isCommitKept,
    isChainKept,
    matches: found,
  };
}
