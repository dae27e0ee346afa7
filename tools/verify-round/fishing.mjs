/** Section 16 of docs/fairness.md: who is captured by the hits of fishing. */
import { createDraw, sum } from './draw.mjs';

const weapons = { h: { most: 1 }, n: { most: 7 }, s: { most: 3 } };

/** Fractions of a stake, above and below the line: 0.96 by the weights of those it is on. */
function sharesOfShot(weapon, count) {
  const half = Math.max(1, count - 1);
  const weights =
    weapon === 's'
      ? [4, 2, 1].slice(0, count)
      : [half, ...Array.from({ length: count - 1 }, () => 1)];
  return weights.map((weight) => [96n * BigInt(weight), 100n * BigInt(sum(weights))]);
}

const mostOf = (effect) => (effect.kind === 'chain' ? effect.links.length : effect.most);

/** Whole stakes, and what no fish can take. */
function sharesOfEffect(effect, species) {
  const equal = Math.floor(effect.worth / Math.max(1, species.length));
  const shares = species.map((one, at) =>
    Math.min(effect.kind === 'chain' ? effect.links[at] : equal, meanPay(one)),
  );
  return { shares: shares.map((share) => [BigInt(share), 1n]), rest: effect.worth - sum(shares) };
}

/** What a capture brings on average, its effects included. */
function meanPay({ prizes }) {
  const whole = sum(prizes.map(({ weight }) => weight));
  return (
    sum(prizes.map(({ weight, pays, effect }) => weight * (pays + (effect?.worth ?? 0)))) / whole
  );
}

function strike(species, shares, draw) {
  return species.flatMap((one, at) => {
    const [above, below] = shares[at];
    const threshold = (above * 2n ** 32n) / (below * BigInt(meanPay(one)));
    const word = BigInt(draw(65_536)) * 65_536n + BigInt(draw(65_536));
    return word < threshold ? [{ code: one.code, prize: prizeOf(one, draw) }] : [];
  });
}

function prizeOf({ prizes }, draw) {
  if (prizes.length === 1) return prizes[0];
  let left = draw(sum(prizes.map(({ weight }) => weight)));
  return prizes.find(({ weight }) => (left -= weight) < 0);
}

const form = /^(\d{1,9})([hns])(\d)([0-9a-z]+(?:\.[0-9a-z]*)*)$/;

function playHit({ species: all, levels }, { serverSeed, clientSeed, currency }, text) {
  const [, nonce, weapon, level, told] = form.exec(text) ?? [];
  const stake = levels[currency]?.[Number(level)];
  if (told === undefined || stake === undefined) throw new Error(`No hit is "${text}".`);
  const strikes = told.split('.').map((digits) => {
    return [...digits].map((digit) => all[Number.parseInt(digit, 36)]);
  });
  const draw = createDraw({ serverSeed, clientSeed, nonce });
  const [first, ...others] = strikes;
  if (first.length > weapons[weapon].most) throw new Error(`"${text}" is on too many fish.`);
  const captured = strike(first, sharesOfShot(weapon, first.length), draw);
  const effects = captured.flatMap(({ prize }) => prize.effect ?? []);
  let rest = 0;
  for (const targets of others) {
    const effect = effects.shift();
    if (!effect || targets.length > mostOf(effect)) throw new Error(`"${text}" tells too much.`);
    const dealt = sharesOfEffect(effect, targets);
    const more = strike(targets, dealt.shares, draw);
    effects.push(...more.flatMap(({ prize }) => prize.effect ?? []));
    captured.push(...more);
    rest += dealt.rest;
  }
  if (effects.length > 0) throw new Error(`"${text}" leaves out an effect.`);
  const pays = rest + sum(captured.map(({ prize }) => prize.pays));
  const stakes = BigInt(stake);
  return { captured: captured.map(({ code }) => code), spent: stakes, won: stakes * BigInt(pays) };
}

/** The hits of a reserve: what was captured, and what that cost and brought in minor units. */
export function verifyHits({ definition }, round) {
  const hits = round.hits.split('_').map((text) => playHit(definition, round, text));
  const total = (of) => hits.reduce((all, hit) => all + of(hit), 0n);
  const [spent, won] = [total((hit) => hit.spent), total((hit) => hit.won)];
  const isSo = (told, found) => told === undefined || BigInt(told) === found;
  return {
    captured: hits.flatMap(({ captured }) => captured),
    hits: hits.length,
    spent: spent.toString(),
    won: won.toString(),
    isSound: isSo(round.spent, spent) && isSo(round.won, won),
  };
}
