import type { BetSheet } from '@bahati/contract/games-frame/sheets.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { StatedBet } from '@bahati/game-rules/bet-games/figures.ts';
import { cannonStakes } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { playedAs, poolBets } from '@bahati/game-rules/fishing/capture/pool-bets.ts';
import { poolOffers } from '@bahati/game-rules/fishing/pool-offers.ts';
import { liveTables } from '@bahati/game-rules/live-tables/live-tables.ts';
import { crashFigures } from '@bahati/game-rules/originals/crash/crash.figures.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';

const ofRules = liveTables.map(({ rules, figures }) => ({ game: rules, figures }));

/** Rounds are shared, so crash is no game of openings; its figures are read like the others. */
const sheets = [
  // A record names the rules it was played by, which may be played at live tables alone.
  ...ofRules,
  ...betGames,
  { game: crash, figures: crashFigures },
  ...liveTables.map(({ code, title, rules, figures }) => {
    return { game: { ...rules, code, title }, figures };
  }),
  ...poolOffers.map(({ code, title, water }) => {
    const game = { code, title, version: water.version, kind: 'original' as const };
    return { game, figures: { playedAs, bets: poolBets(water) } };
  }),
];

/** What whoever checks hits needs to know; stakes in minor units. */
const definitions = new Map(
  poolOffers.map(({ code, water }) => {
    const species = water.species.map((one) => ({ code: one.code, prizes: one.prizes }));
    const levels = Object.fromEntries(
      Object.entries(cannonStakes).map(([currency, { quick }]) => [currency, quick.map(String)]),
    );
    return [code, { species, levels }];
  }),
);

const stated = new Map(sheets.map((each) => [each.game.code, each]));

/** The sheet of a bet game; null for a code that none bears. */
export function betSheet(code: string): BetSheet | null {
  const found = stated.get(code);
  if (!found) return null;
  const { game, figures } = found;
  const definition = definitions.get(code);
  return {
    kind: 'bet',
    game: game.code,
    version: game.version,
    title: game.title,
    family: game.kind,
    playedAs: figures.playedAs,
    bets: figures.bets.map(asToldBet),
    ...(definition && { definition }),
  };
}

function asToldBet({ topWin, ...bet }: StatedBet): BetSheet['bets'][number] {
  return {
    ...bet,
    edgePercent: edgeOf(bet.returnPercent),
    topWin: { times: topWin.times, oneInRounds: topWin.oneIn },
  };
}

const millionths = 1_000_000n;

/** A hundred less the return, to its six places. */
function edgeOf(returnPercent: string): string {
  const [whole = '', places = ''] = returnPercent.split('.');
  const returned = BigInt(whole) * millionths + BigInt(places.padEnd(6, '0'));
  const edge = 100n * millionths - returned;
  const digits = (edge < 0n ? -edge : edge).toString().padStart(7, '0');
  return `${edge < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
