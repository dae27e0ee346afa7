/** What a demo's past is built on: the brand's games, taxes and accounts as they stand. */
import type { Client } from 'pg';
import type { FrameGame } from '#games-app/games/games.ts';
import { findGame } from '#games-app/games/games.ts';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { studioGameByCode } from '@bahati/game-rules/slots/studio/studio-game.ts';
import type { Market } from './markets.ts';

export type PastGame = {
  id: number;
  vendorCode: string;
  game: FrameGame;
  /** Ways to begin a round that people take. */
  choices: readonly string[];
  /** How often it is played beside the others. */
  weight: number;
};

type GameRow = { id: number; gameCode: string; vendorCode: string; isOwn: boolean };

/** Ways beside the first that some games are played in. */
const ways: Readonly<Record<string, readonly string[]>> = {
  dice: ['over:5050', 'over:7525', 'under:2500', 'over:5050'],
  limbo: ['target:200', 'target:150', 'target:500', 'target:1000'],
  wheel: ['low:10', 'medium:20', 'high:30'],
  plinko: ['low-8', 'medium-12', 'high-16'],
  'european-roulette': ['chips:red=1', 'chips:black=2', 'chips:odd=1', 'chips:red=5'],
  baccarat: ['banker:banker=1', 'player:player=1', 'banker:banker=2'],
};

const favourites: Readonly<Record<string, number>> = {
  plinko: 9,
  dice: 7,
  limbo: 6,
  'taa-za-pwani': 9,
  'simba-wa-tsavo': 8,
  'matatu-za-usiku': 6,
  'taji-la-zanzibar': 5,
  wheel: 4,
  'european-roulette': 4,
};

const studioGames = 24;

/** The games of the past: every one of the house that is decided at once, and some of the studio's. */
export async function readGames(client: Client): Promise<PastGame[]> {
  const { rows } = await client.query<GameRow>(
    `SELECT g.id, g.game_code AS "gameCode", v.code AS "vendorCode", v.id = 1 AS "isOwn"
       FROM games g JOIN vendors v ON v.id = g.vendor_id
      WHERE g.is_ready AND NOT g.is_vendor_group AND NOT g.is_under_maintenance
        AND v.wallet = 'seamless' AND NOT v.is_under_maintenance
      ORDER BY v.id <> 1, g.position, g.id LIMIT 400`,
  );
  const own = rows.filter(({ isOwn }) => isOwn);
  const others = rows.filter(({ isOwn }) => !isOwn);
  const step = Math.max(1, Math.floor(others.length / studioGames));
  const chosen = [...own, ...others.filter((_, at) => at % step === 0).slice(0, studioGames)];
  return chosen.flatMap((row) => {
    const game = findGame(row.gameCode);
    const choices = game ? waysOf(game) : [];
    if (!game || choices.length === 0) return [];
    return {
      id: row.id,
      vendorCode: row.vendorCode,
      game,
      choices,
      weight: favourites[row.gameCode] ?? (row.isOwn ? 2 : 0.7),
    };
  });
}

/** How a game is played in the past; not at all where its rounds are shared or wait for a player. */
export function waysOf(game: FrameGame): readonly string[] {
  if (!isDecidedAtOnce(game)) return [];
  const usual = [...(ways[game.code] ?? []), game.choices[0].name];
  const offered = usual.filter((choice) => game.priceOf(choice) !== null);
  return offered.length > 1 ? offered.filter((choice) => choice !== game.choices[0].name) : offered;
}

/** Of games that a player acts in, rounds wait for him: the past has none of them. */
function isDecidedAtOnce({ code }: FrameGame): boolean {
  const bet = betGames.find(({ game }) => game.code === code);
  if (bet) return bet.game.acts === undefined;
  const own = flagships.find(({ definition }) => definition.id === code)?.definition;
  const definition = own ?? studioGameByCode(code)?.definition;
  return definition?.gamble === undefined && definition?.pick === undefined;
}

export type Rate = { code: string; name: { en: string; sw: string }; bps: number };
export type Taxes = Record<'deposit' | 'withdrawal', Rate | null>;

export async function readTaxes(client: Client, { country }: Market): Promise<Taxes> {
  const { rows } = await client.query<Rate & { event: 'deposit' | 'withdrawal' }>(
    `SELECT event, code, rate_bps AS bps, json_build_object('en', name_en, 'sw', name_sw) AS name
       FROM tax_rates WHERE jurisdiction = $1 AND product = '' AND valid_to IS NULL`,
    [country],
  );
  const of = (wanted: string) => {
    const found = rows.find(({ event }) => event === wanted);
    return found ? { code: found.code, name: found.name, bps: found.bps } : null;
  };
  return { deposit: of('deposit'), withdrawal: of('withdrawal') };
}

/** Rounded half up, to whole units of the currency where the rail moves no cents. */
export function taxOf(rate: Rate | null, amount: bigint, unit: bigint): bigint {
  if (!rate) return 0n;
  const by = 10_000n * unit;
  return ((amount * BigInt(rate.bps) + by / 2n) / by) * unit;
}
