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

/** Answers what was promised and found of every match of the day. */
export function verifyVirtual({ serverSeed, serverSeedHash, clientSeed, matches }) {
  if (!serverSeed) throw new Error('The day is not over: its seed is not shown yet.');
  const hash = createHash('sha256').update(serverSeed).digest('hex');
  const found = matches.map(({ nonce, home, away, rates, goals }) => {
    const again = play(rates, createDraw({ serverSeed, clientSeed, nonce }));
    return { match: `${home} - ${away}`, goals: text(again), isSame: text(again) === text(goals) };
  });
  const isCommitKept = hash === serverSeedHash;
  return {
    isSound: isCommitKept && found.every(({ isSame }) => isSame),
    isCommitKept,
    matches: found,
  };
}
