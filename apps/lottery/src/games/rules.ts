/** The rules as the lottery's use cases ask them: tickets read, reckoned and judged in minor units. */
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { BetType, Win } from '@bahati/lottery-rules/bets/bet-type.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { type Exposure, exposureOf } from '@bahati/lottery-rules/bets/exposure.ts';
import {
  costOf,
  payoutOf,
  type PrizeTables,
  topWin,
} from '@bahati/lottery-rules/bets/prize-table.ts';
import { parseSelection, selectionText } from '@bahati/lottery-rules/bets/selection.ts';
import { numbersFrom } from '@bahati/lottery-rules/draws/numbers-from.ts';
import { type DrawNumbers, readNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';

export type ReadTicket = {
  /** The one text of the selection. */
  selection: string;
  lines: number;
  stake: bigint;
  mostWin: bigint;
  exposure: readonly Exposure[];
};

/** Throws for a code that is none of the catalogue's. */
export function knownGame(code: string): Game {
  const game = gameOf(code);
  if (!game) throw new Error(`There is no game ${code}.`);
  return game;
}

/** The type of bet of a game; undefined: it has none of that name. */
function typeOf(gameCode: string, betType: string): BetType | undefined {
  const found = betTypeOf(betType);
  return found?.family === gameOf(gameCode)?.family ? found : undefined;
}

/**
 * Reads a selection and reckons its ticket; undefined: it is none of the type's, or the prize table
 * has no odds for it.
 */
export function readTicket({
  gameCode,
  betType: id,
  selection: text,
  unit,
  multiple,
  odds,
}: {
  gameCode: string;
  betType: string;
  selection: string;
  unit: bigint;
  multiple: number;
  odds: PrizeTables;
}): ReadTicket | undefined {
  const betType = typeOf(gameCode, id);
  const table = odds[id];
  if (!betType || !table) return undefined;
  const read = parseSelection(betType, text);
  if ('refusal' in read) return undefined;
  const { selection, lines } = read;
  const price = { unit, multiple };
  return {
    selection: selectionText(selection),
    lines,
    stake: costOf(betType, { ...price, lines }),
    mostWin: topWin(betType, selection, table, price),
    exposure: exposureOf(betType, selection, price, table),
  };
}

export type WonTier = { tier: string; lines: number; odds: number | null; amount: string };

/** What the lines of a selection win with the numbers of a draw; empty: nothing. */
export function judgeSelection(
  { betType: id, selection }: { betType: string; selection: string },
  numbers: DrawNumbers,
): readonly Win[] {
  const betType = betTypeOf(id);
  if (!betType) throw new Error(`A ticket of ${id} cannot be judged.`);
  const read = parseSelection(betType, selection);
  if ('refusal' in read) throw new Error(`A selection of ${id} cannot be read.`);
  return betType.judge(read.selection, numbers);
}

/** What a stored ticket is paid for what its lines win; tiers of a pool win nothing yet. */
export function payTicket(
  ticket: { betType: string; unit: bigint; multiple: number },
  wins: readonly Win[],
  odds: PrizeTables,
): { payout: bigint; tiers: WonTier[] } {
  const betType = betTypeOf(ticket.betType);
  const table = odds[ticket.betType];
  if (!betType || !table) throw new Error(`A ticket of ${ticket.betType} cannot be paid.`);
  return {
    payout: payoutOf(wins, table, ticket),
    tiers: wins.map((win) => ({
      ...win,
      odds: betType.pooled.includes(win.tier) ? null : (table[win.tier] ?? 0),
      amount: String(payoutOf([win], table, ticket)),
    })),
  };
}

/** What a stored ticket wins with the numbers of its draw; tiers of a pool win nothing yet. */
export function judgeTicket(
  ticket: { betType: string; selection: string; unit: bigint; multiple: number },
  numbers: DrawNumbers,
  odds: PrizeTables,
): { payout: bigint; tiers: WonTier[] } | undefined {
  const wins = judgeSelection(ticket, numbers);
  return wins.length === 0 ? undefined : payTicket(ticket, wins, odds);
}

/** The numbers of a house draw: of its seed, and of the salt nobody knew before the cut-off. */
export function houseNumbers(gameCode: string, serverSeed: string, salt: string): DrawNumbers {
  const stream = createDrawStream(createNodeHmac(serverSeed), { clientSeed: salt, nonce: 0 });
  return numbersFrom(knownGame(gameCode).family, stream);
}

/** The numbers a source sent, if they are such of the game's draws. */
export function numbersOf(gameCode: string, value: unknown): DrawNumbers | undefined {
  const read = readNumbers(knownGame(gameCode).family, value);
  return 'refusal' in read ? undefined : read.numbers;
}

export const sameNumbers = (one: DrawNumbers, other: DrawNumbers): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
