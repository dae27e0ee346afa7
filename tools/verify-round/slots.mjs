/** Sections 4 to 6 of docs/fairness.md: rounds of slots. */
import { createDraw, sum } from './draw.mjs';
import { at, cellsOf, winsOf } from './slot-wins.mjs';

const mostDrops = 50;
const mostRespins = 100;

const unitsOf = (game) => game.stakeUnits ?? game.lines.length;

/** The falls after a first window: what they pay, and the window that is left. */
function fall(game, strips, stops, first, multipliers) {
  const tops = [...stops];
  let [window, pay] = [first, 0];
  let wins = winsOf(game, window);
  for (let drop = 1; wins.length > 0 && drop <= mostDrops; drop += 1) {
    const gone = new Set(wins.flatMap(([, cells]) => cells.map(String)));
    window = window.map((column, reel) => {
      const left = column.filter((_, row) => !gone.has(`${reel},${row}`));
      while (left.length < column.length) {
        tops[reel] = (tops[reel] + strips[reel].length - 1) % strips[reel].length;
        left.unshift(strips[reel][tops[reel]]);
      }
      return left;
    });
    wins = winsOf(game, window);
    pay += at(multipliers, drop) * sum(wins.map(([each]) => each));
  }
  return { window, pay };
}

/** What a reel shows at a stop. */
const shownAt = ({ rows }, strip, stop) =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]);

/** All stops of a bought spin from one number: its place among those with enough scatters. */
function boughtStops(game, draw) {
  const shown = game.reels.map((strip) =>
    strip.map((_, stop) => shownAt(game, strip, stop).filter((one) => one === game.scatter).length),
  );
  const ways = (reel, missing) => {
    if (reel === shown.length) return missing === 0 ? 1 : 0;
    const kinds = new Map();
    for (const count of shown[reel]) kinds.set(count, (kinds.get(count) ?? 0) + 1);
    return sum([...kinds].map(([count, stops]) => stops * ways(reel + 1, missing - count)));
  };
  let missing = game.buy.scatters;
  let place = draw(ways(0, missing));
  return shown.map((counts, reel) => {
    let stop = 0;
    for (; ; stop += 1) {
      const behind = ways(reel + 1, missing - counts[stop]);
      if (place < behind) break;
      place -= behind;
    }
    missing -= counts[stop];
    return stop;
  });
}

/** What a spin is multiplied by, where its game draws that after the stops. */
function drawTimes(rungs, draw) {
  if (!rungs) return 1;
  let left = draw(sum(rungs.map(({ weight }) => weight)));
  for (const { times, weight } of rungs) {
    if (left < weight) return times;
    left -= weight;
  }
  throw new Error('A spin needs a multiplier.');
}

function playSpin(game, strips, draw, { series, rungs, falls, wilds = [], bookSymbol, isBought }) {
  const stops = isBought ? boughtStops(game, draw) : strips.map((strip) => draw(strip.length));
  const multiplier = series * drawTimes(rungs, draw);
  const window = strips.map((strip, reel) => shownAt(game, strip, stops[reel]));
  for (const [reel, row] of wilds) window[reel][row] = game.wild;
  const multipliers = falls?.map((each) => each * multiplier);
  const fallen = multipliers && fall(game, strips, stops, window, multipliers);
  const last = fallen?.window ?? window;
  const scatters = game.scatter === null ? 0 : cellsOf(last, (one) => one === game.scatter).length;
  const scatterPay = (game.scatterPays[scatters] ?? 0) * unitsOf(game);
  const isExpanding = game.wilds?.kind === 'expanding';
  const read = window.map((column) =>
    isExpanding && column.includes(game.wild) ? column.map(() => game.wild) : column,
  );
  const own = sum(winsOf(game, read).map(([pay]) => pay)) + scatterPay;
  const page = bookSymbol === undefined ? 0 : pageOf(game, window, bookSymbol);
  const pay = (multipliers?.[0] ?? multiplier) * (own + page) + (fallen?.pay ?? 0);
  return { stops, window, scatters, pay };
}

function pageOf({ symbols, lines }, window, symbol) {
  const reels = window.filter((column) => column.includes(symbol)).length;
  return (symbols[symbol].pays[reels] ?? 0) * lines.length;
}

function holdCoins(game, window, draw) {
  const rule = game.holdAndSpin;
  if (!rule || cellsOf(window, (one) => one === rule.coin).length < rule.trigger) return 0;
  const drawValue = () => {
    let left = draw(sum(rule.values.map(({ weight }) => weight)));
    for (const { weight, value } of rule.values) {
      if (left < weight) return value;
      left -= weight;
    }
    throw new Error('A coin needs a value.');
  };
  let paid = 0;
  for (const _ of cellsOf(window, (one) => one === rule.coin)) paid += drawValue();
  let empty = cellsOf(window, (one) => one !== rule.coin);
  for (let left = rule.respins; left > 0 && empty.length > 0; ) {
    const before = empty.length;
    empty = empty.filter(() => {
      if (draw(rule.chance.outOf) >= rule.chance.coins) return true;
      paid += drawValue();
      return false;
    });
    left = empty.length < before ? rule.respins : left - 1;
  }
  return (paid + (empty.length === 0 ? rule.grand : 0)) * unitsOf(game);
}

/** Section 5: a whole round. */
function playRound(game, { choice, acts = [], ...seeds }) {
  const { freeSpins, tumble, book, wilds: rule } = game;
  if (rule && !['sticky', 'walking', 'expanding'].includes(rule.kind)) {
    throw new Error(`This verifier does not know ${rule.kind} wilds.`);
  }
  const draw = createDraw(seeds);
  const isWalking = rule?.kind === 'walking';
  const isBought = choice === 'buy';
  if (isBought && !game.buy) throw new Error('This game sells nothing.');
  const base = playSpin(game, game.reels, draw, {
    series: 1,
    rungs: game.spinMultiplier?.paid,
    falls: tumble?.multipliers,
    isBought,
  });
  base.pay += holdCoins(game, base.window, draw);
  const walkOn = (window) =>
    cellsOf(window, (one) => one === game.wild).flatMap(([reel, row]) =>
      reel > 0 ? [[reel - 1, row]] : [],
    );
  let wilds = isWalking ? walkOn(base.window) : [];
  let total = isWalking
    ? Math.min(wilds.length, 1)
    : Math.min(freeSpins?.awards[base.scatters] ?? 0, freeSpins?.maxSpins ?? 0);
  const bookSymbol = book && total > 0 ? book.candidates[draw(book.candidates.length)] : undefined;
  const free = [];
  while (free.length < total) {
    const spin = playSpin(game, game.freeReels, draw, {
      series: isWalking ? 1 : freeSpins.multiplier,
      rungs: game.spinMultiplier?.free,
      falls: isWalking ? undefined : tumble?.freeMultipliers,
      wilds,
      bookSymbol,
    });
    free.push(spin);
    if (isWalking) {
      wilds = walkOn(spin.window);
      total += Math.min(wilds.length, 1, mostRespins - total);
    } else {
      if (rule?.kind === 'sticky') wilds = cellsOf(spin.window, (one) => one === game.wild);
      const added = freeSpins.retriggers[spin.scatters] ?? 0;
      total += Math.min(added, freeSpins.maxSpins - total);
    }
  }
  const pay = base.pay + sum(free.map((spin) => spin.pay));
  const acted = actOut(game, { choice, acts, base, pay }, draw);
  return { base, free, ...acted, ticket: game.progressive && drawTicket(draw) };
}

/** Section 5, what a player does after the reels: chests first, which are laid unasked, or cards. */
function actOut(game, { choice, acts, base, pay }, draw) {
  const { pick, gamble } = game;
  if (choice === 'gamble') return turnCards(gamble?.limit ?? 0, acts, pay, draw);
  const seen = cellsOf(base.window, (one) => one === game.scatter).length;
  if (!pick || seen < pick.scatters) {
    if (acts.length > 0) throw new Error('Nothing is done in such a round.');
    return { pay };
  }
  const chests = [...pick.prizes];
  for (let last = chests.length - 1; last > 0; last -= 1) {
    const drawn = draw(last + 1);
    [chests[last], chests[drawn]] = [chests[drawn], chests[last]];
  }
  const opened = acts.map((act) => Number(/^chest:(\d+)$/.exec(act)?.[1]) - 1);
  const isSo = opened.every((one) => one in chests) && new Set(opened).size === opened.length;
  if (!isSo || opened.length > pick.picks) throw new Error('No such chests were opened.');
  return { chests, pay: pay + sum(opened.map((one) => chests[one])) * unitsOf(game) };
}

function turnCards(limit, acts, won, draw) {
  const cards = [];
  let [pay, isOver] = [won, won === 0];
  for (const act of acts) {
    const isGuess = act === 'red' || act === 'black';
    if (isOver || cards.length === limit || (!isGuess && act !== 'take')) {
      throw new Error(`Such a round has no "${act}" there.`);
    }
    if (isGuess) {
      const card = draw(52);
      cards.push(card);
      pay = card < 26 === (act === 'red') ? pay * 2 : 0;
    }
    isOver = !isGuess || pay === 0;
  }
  return { cards, pay };
}

const drawTicket = (draw) => (draw(10_000) * 10_000 + draw(10_000)) * 10_000 + draw(10_000);

/** The level that a ticket wins with a stake, or null. */
function levelWon({ levels }, ticket, stake, currency) {
  const quarter = 250_000_000_000;
  const { level, oneIn } = levels[Math.floor(ticket / quarter)];
  if (!oneIn[currency]) throw new Error('Give the currency of the stake.');
  const winning = (stake * BigInt(quarter) * 4n) / BigInt(oneIn[currency]);
  return BigInt(ticket % quarter) < winning ? level : null;
}

/** What is found of a round of a slot, beside what was told of it. */
export function verifySlot(game, round) {
  const { base, free, ticket, ...acted } = playRound(game, round);
  const units = BigInt(unitsOf(game));
  const stake = round.stake === undefined ? undefined : BigInt(round.stake);
  if (stake !== undefined && stake % units !== 0n) throw new Error('No such stake is taken.');
  const payout = stake === undefined ? undefined : (BigInt(acted.pay) * stake) / units;
  const isDecided = ticket !== undefined && stake !== undefined;
  const won = isDecided ? levelWon(game.progressive, ticket, stake, round.currency) : null;
  const ofJackpot = BigInt(round.jackpot ?? 0);
  const ofSpins = round.payout === undefined ? payout : BigInt(round.payout) - ofJackpot;
  const isJackpotTold = round.payout === undefined || ofJackpot > 0n === (won !== null);
  return {
    stops: base.stops,
    window: base.window.map((column) => column.map((symbol) => game.symbols[symbol].key)),
    freeSpins: free.map(({ stops, pay: paid }) => ({ stops, pay: paid })),
    ...acted,
    ...(payout === undefined ? {} : { payout: payout.toString() }),
    ticket,
    ...(isDecided ? { jackpotWon: won } : {}),
    isSound: ofSpins === payout && isJackpotTold,
  };
}
