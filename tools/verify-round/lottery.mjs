/** Section 14 of docs/fairness.md: a house draw of the lottery, drawn again from its seed and its salt. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { countFrom, createDraw, pick } from './draw.mjs';

/** Lowest and highest number, how many are drawn, how many extra ones after them, and whether each is put back. */
const families = {
  'five-digit': { from: 0, to: 9, main: 5, extra: 0, isPutBack: true },
  'three-digit': { from: 0, to: 9, main: 3, extra: 0, isPutBack: true },
  'eleven-five': { from: 1, to: 11, main: 5, extra: 0, isPutBack: false },
  racing: { from: 1, to: 10, main: 10, extra: 0, isPutBack: false },
  'six-mark': { from: 1, to: 49, main: 6, extra: 1, isPutBack: false },
  keno: { from: 1, to: 80, main: 20, extra: 0, isPutBack: false },
  'dice-three': { from: 1, to: 6, main: 3, extra: 0, isPutBack: true },
  'lucky-28': { from: 0, to: 9, main: 3, extra: 0, isPutBack: true },
  'six-of-49': { from: 1, to: 49, main: 6, extra: 1, isPutBack: false },
  'six-of-45': { from: 1, to: 45, main: 6, extra: 0, isPutBack: false },
  'six-of-55': { from: 1, to: 55, main: 6, extra: 1, isPutBack: false },
};

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** The family of a game: `keno-3m` is of `keno`, `national-six-of-49` of `six-of-49`. */
export const familyOf = (gameCode) => gameCode.replace(/^national-/, '').replace(/-[135]m$/, '');

/** `{ main, extra }`, in the order in which they come. */
export function drawNumbers({ family, serverSeed, salt }) {
  const rules = Object.hasOwn(families, family) ? families[family] : undefined;
  if (!rules) throw new Error(`No house draw has the family ${family}.`);
  const { from, to, main, extra, isPutBack } = rules;
  const draw = createDraw({ serverSeed, clientSeed: salt, nonce: 0 });
  const size = to - from + 1;
  const drawn = isPutBack
    ? Array.from({ length: main }, () => from + draw(size))
    : pick(draw, countFrom(from, size), main + extra);
  return { main: drawn.slice(0, main), extra: drawn.slice(main) };
}

/** The salt is the SHA-256 of a signature by the beacon's key of `<chain>:<round>`. */
export function isSaltGenuine({ chain, beaconRound, publicKey, signature, salt }) {
  const frame = Buffer.from('302a300506032b6570032100', 'hex');
  const key = createPublicKey({
    key: Buffer.concat([frame, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  const bytes = Buffer.from(signature, 'hex');
  return verify(null, Buffer.from(`${chain}:${beaconRound}`), key, bytes) && sha256(bytes) === salt;
}

const text = ({ main, extra }) => [...main, ...(extra.length > 0 ? ['+', ...extra] : [])].join(' ');

/**
 * What is found of a draw: its numbers drawn again, and the promises that were not kept in `faults`.
 * What is not given is not looked at, and named in `unchecked`.
 * @param {string} [pinnedKey] the beacon's key, if it is known from elsewhere.
 */
export function verifyLottery({ family, proof, numbers, closesAt }, pinnedKey) {
  const { serverSeed, serverSeedHash, salt, signature, publicKey, beaconAt } = proof;
  if (!serverSeed || !salt) throw new Error('The draw has no numbers yet: its seed is not shown.');
  const [faults, unchecked] = [[], []];
  const found = drawNumbers({ family, serverSeed, salt });
  if (!serverSeedHash) unchecked.push('hash');
  else if (sha256(serverSeed) !== serverSeedHash) faults.push('the seed is not the promised one');
  if (!signature) unchecked.push('beacon');
  else if (!isSaltGenuine(proof)) faults.push('the salt is not the value of the beacon’s round');
  if (pinnedKey && publicKey !== pinnedKey) faults.push('the key is not the beacon’s');
  if (!closesAt || !beaconAt) unchecked.push('time');
  else if (Date.parse(beaconAt) <= Date.parse(closesAt)) {
    faults.push('the beacon’s round was out before sales closed');
  }
  if (!numbers) unchecked.push('numbers');
  else if (text(numbers) !== text(found)) faults.push(`the numbers are ${text(found)}`);
  return { isSound: faults.length === 0, numbers: text(found), faults, unchecked };
}
