/** Section 17 of docs/fairness.md: cockfights, at told prices or shared. */
import { settle, to, won } from './stacks.mjs';
import { nothing, read } from './stories.mjs';

/** Of 801,000 lots, those below belong to Meron, by the first number of the fight. */
const matches = [
  { meronLots: 354_636, prices: [93, 93] },
  { meronLots: 372_128, prices: [84, -97] },
  { meronLots: 402_818, prices: [70, -81] },
  { meronLots: 427_575, prices: [60, -70] },
  { meronLots: 337_144, prices: [-97, 84] },
  { meronLots: 306_454, prices: [-81, 70] },
];

function drawFight(draw) {
  const { meronLots, prices } = matches[draw(matches.length)];
  const lot = draw(801_000);
  const result = lot < meronLots ? 'meron' : lot < 709_272 ? 'wala' : lot < 792_576 ? 'bdd' : 'ftd';
  return { result, prices };
}

/** One unit at a Malay price: below nothing it is so many hundredths that win a hundred. */
const atPrice = (price) =>
  price > 0 ? [100n + BigInt(price), 100n] : [100n - BigInt(price), -BigInt(price)];

const isDraw = (result) => result === 'bdd' || result === 'ftd';

function fixed(opening, _, draw) {
  const { result, prices } = drawFight(draw);
  const side = (name, price) =>
    isDraw(result) ? to(0) : result === name ? atPrice(price) : nothing;
  const backs = {
    meron: side('meron', prices[0]),
    wala: side('wala', prices[1]),
    bdd: won(result === 'bdd', 8),
    ftd: won(result === 'ftd', 88),
  };
  return { result, ...settle(opening, (place) => backs[place]) };
}

/** What everybody laid is said by the house; what was drawn is proven. */
function shared(opening, _, draw, { laid = '' }) {
  const { result } = drawFight(draw);
  const chips = Object.fromEntries(
    laid.split(',').flatMap((text) => {
      if (text === '') return [];
      const [place, count] = read(text, /^(meron|wala|draw)=([1-9]\d{0,14})$/);
      return [[place, BigInt(count)]];
    }),
  );
  const prices = pricesOf(chips.meron ?? 0n, chips.wala ?? 0n);
  const side = (name) => {
    if (!prices || isDraw(result)) return to(0);
    return result === name ? [prices[name], 100n] : nothing;
  };
  const draws = prices ? won(isDraw(result), 7) : to(0);
  const backs = { meron: side('meron'), wala: side('wala'), draw: draws };
  const ended = prices ? result : 'cancelled';
  return { result: ended, ...settle(opening, (place) => backs[place]) };
}

/** For 100; null: nobody on a side, or a side would bring 1.07 or less. */
function pricesOf(meron, wala) {
  if (meron === 0n || wala === 0n) return null;
  const net = (meron + wala) * 95n;
  const prices = { meron: net / meron, wala: net / wala };
  return prices.meron > 107n && prices.wala > 107n ? prices : null;
}

export const fights = { cockfight: fixed, 'cockfight-pool': shared };
