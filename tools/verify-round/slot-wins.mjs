/** Section 6 of docs/fairness.md: what a window of a slot pays. */

/** Beyond its end a list goes on with its last. */
export const at = (list, index) => list?.[Math.min(index, list.length - 1)] ?? 0;

export function cellsOf(window, isWanted) {
  return window.flatMap((column, reel) =>
    column.flatMap((shown, row) => (isWanted(shown) ? [[reel, row]] : [])),
  );
}

/** Wins of a window as [pay, cells]. */
export function winsOf(game, window) {
  const { payRule } = game;
  const readLine = game.bothWays ? bothWaysWins : lineWin;
  if (!payRule) return game.lines.flatMap((line) => readLine(game, window, line));
  if (payRule.kind === 'ways') return waysWins(game, window);
  if (payRule.kind === 'cluster') return clusterWins(game, window);
  if (payRule.kind === 'anywhere') return anywhereWins(game, window);
  throw new Error(`This verifier does not know the rule "${payRule.kind}".`);
}

function lineWin({ symbols, wild, scatter }, window, line) {
  const shown = line.map((row, reel) => window[reel][row]);
  let wilds = 0;
  while (wilds < shown.length && shown[wilds] === wild) wilds += 1;
  let [pay, count] = [wild === null ? 0 : (symbols[wild].pays[wilds] ?? 0), wilds];
  const first = shown[wilds];
  if (first !== undefined && first !== scatter) {
    let run = wilds;
    while (run < shown.length && (shown[run] === first || shown[run] === wild)) run += 1;
    const own = symbols[first].pays[run] ?? 0;
    if (own >= pay) [pay, count] = [own, run];
  }
  const cells = line.slice(0, count).map((row, reel) => [reel, row]);
  return pay > 0 ? [[pay, cells]] : [];
}

/** The same line read from the rightmost reel, unless its win runs over all reels. */
function bothWaysWins(game, window, line) {
  const fromLeft = lineWin(game, window, line);
  if (fromLeft[0]?.[1].length === line.length) return fromLeft;
  const last = line.length - 1;
  const turned = lineWin(game, window.toReversed(), line.toReversed());
  return [
    ...fromLeft,
    ...turned.map(([pay, cells]) => [pay, cells.map(([reel, row]) => [last - reel, row])]),
  ];
}

function waysWins({ symbols, wild, scatter }, window) {
  const opening = wild !== null && window[0].includes(wild) ? symbols.keys() : window[0];
  return [...new Set(opening)].flatMap((symbol) => {
    if (symbol === wild || symbol === scatter) return [];
    const runs = window.map((column) => column.filter((one) => one === symbol || one === wild));
    const end = runs.findIndex((run) => run.length === 0);
    const count = end === -1 ? runs.length : end;
    const ways = runs.slice(0, count).reduce((all, run) => all * run.length, 1);
    const pay = (symbols[symbol].pays[count] ?? 0) * ways;
    const cells = cellsOf(window, (one) => one === symbol || one === wild);
    return pay > 0 ? [[pay, cells.filter(([reel]) => reel < count)]] : [];
  });
}

function clusterWins({ symbols, wild, scatter, payRule }, window) {
  const done = new Set();
  const wins = [];
  for (const start of cellsOf(window, (one) => one !== wild && one !== scatter)) {
    if (done.has(String(start))) continue;
    const symbol = window[start[0]][start[1]];
    const group = [start];
    const inGroup = new Set([String(start)]);
    for (const [reel, row] of group) {
      for (const next of [
        [reel - 1, row],
        [reel + 1, row],
        [reel, row - 1],
        [reel, row + 1],
      ]) {
        const shown = window[next[0]]?.[next[1]];
        if ((shown !== symbol && shown !== wild) || shown === undefined) continue;
        if (inGroup.has(String(next))) continue;
        inGroup.add(String(next));
        group.push(next);
      }
    }
    for (const [reel, row] of group) if (window[reel][row] === symbol) done.add(`${reel},${row}`);
    const pay = group.length >= payRule.minimum ? at(symbols[symbol].pays, group.length) : 0;
    if (pay > 0) wins.push([pay, group]);
  }
  return wins;
}

function anywhereWins({ symbols, wild, scatter, payRule }, window) {
  return symbols.flatMap(({ pays }, symbol) => {
    if (symbol === wild || symbol === scatter) return [];
    if (!window.flat().includes(symbol)) return [];
    const cells = cellsOf(window, (shown) => shown === symbol || (wild !== null && shown === wild));
    const pay = cells.length >= payRule.minimum ? at(pays, cells.length) : 0;
    return pay > 0 ? [[pay, cells]] : [];
  });
}
