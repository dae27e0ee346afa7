/** The basket: tickets that wait to be bought together. Draws that close are followed by the next. */
import {
  type LotteryDraw,
  mostOrderLines,
  mostOrderTickets,
  type OrderLine,
} from '@bahati/contract/lottery/shapes.ts';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';

export type BasketDraw = Pick<LotteryDraw, 'id' | 'number' | 'closesAt'>;

export type Chase = { readonly multiples: readonly number[]; readonly stopsOnWin: boolean };

export type BasketLine = {
  readonly key: string;
  readonly gameCode: string;
  readonly gameName: { readonly en: string; readonly sw: string };
  readonly betType: string;
  readonly selection: string;
  readonly lines: number;
  /** A decimal of the currency, as the lottery offers it. */
  readonly unit: string;
  readonly currency: Currency;
  readonly multiple: number;
  readonly draw: BasketDraw;
  /** The number of the draw it was meant for, which has closed. */
  readonly movedFrom?: string | undefined;
  readonly chase?: Chase | undefined;
};

export const mostMultiple = 10_000;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept and still is a line; anything else is left out. */
export function readLine(value: unknown): BasketLine | undefined {
  const line = value as BasketLine | null;
  const texts = [line?.key, line?.gameCode, line?.unit, line?.draw?.id, line?.draw?.number];
  if (!line || !texts.every(isText) || !isText(line.selection) || !isText(line.betType)) return;
  const betType = betTypeOf(line.betType);
  const read = betType && parseSelection(betType, line.selection);
  if (!read || 'refusal' in read || !isCurrency(line.currency)) return;
  const isSound =
    parseAmount(line.unit, line.currency) !== undefined &&
    isText(line.gameName?.en) &&
    isText(line.gameName?.sw) &&
    Number.isFinite(Date.parse(line.draw.closesAt)) &&
    Number.isInteger(line.multiple);
  return isSound ? { ...line, lines: read.lines } : undefined;
}

export const readLines = (value: unknown): BasketLine[] =>
  Array.isArray(value) ? value.slice(0, mostOrderLines).flatMap((one) => readLine(one) ?? []) : [];

export const multiplesOf = ({ multiple, chase }: BasketLine): readonly number[] =>
  chase?.multiples ?? [multiple];

/** What a line costs over all its draws, in minor units. */
export function stakeOf(line: BasketLine): bigint {
  const unit = parseAmount(line.unit, line.currency) ?? 0n;
  const units = betTypeOf(line.betType)?.unitsPerLine ?? 1;
  const times = multiplesOf(line).reduce((sum, multiple) => sum + multiple, 0);
  return unit * BigInt(line.lines) * BigInt(units) * BigInt(times);
}

export const ticketsOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, line) => sum + multiplesOf(line).length, 0);

/** No more than one order holds. */
export const hasRoom = (lines: readonly BasketLine[]): boolean =>
  lines.length < mostOrderLines && ticketsOf(lines) < mostOrderTickets;

export const wireLine = (line: BasketLine): OrderLine => ({
  drawId: line.draw.id,
  betType: line.betType,
  selection: line.selection,
  unit: line.unit,
  multiple: line.chase?.multiples[0] ?? line.multiple,
  ...(line.chase
    ? { chase: { multiples: [...line.chase.multiples], stopsOnWin: line.chase.stopsOnWin } }
    : {}),
});

/** Its sales were stopped: the lottery sells later draws, and it is not among them. */
const isPassedOver = ({ id, closesAt }: BasketDraw, coming: readonly BasketDraw[]): boolean =>
  coming.every((draw) => draw.id !== id) &&
  coming.some((draw) => Date.parse(draw.closesAt) > Date.parse(closesAt));

/** Lines whose draw has closed, with the next one that is open; the same object where none moved. */
export function moveLines(
  lines: readonly BasketLine[],
  comingOf: (gameCode: string) => readonly BasketDraw[] | undefined,
  nowMs: number,
): readonly BasketLine[] {
  let isMoved = false;
  const next = lines.map((line) => {
    const coming = comingOf(line.gameCode) ?? [];
    const closesMs = Date.parse(line.draw.closesAt);
    if (closesMs > nowMs && !isPassedOver(line.draw, coming)) return line;
    const draw = coming.find(({ closesAt }) => Date.parse(closesAt) > Math.max(nowMs, closesMs));
    if (!draw) return line;
    isMoved = true;
    const { id, number, closesAt } = draw;
    return { ...line, draw: { id, number, closesAt }, movedFrom: line.draw.number };
  });
  return isMoved ? next : lines;
}

export type Pattern = 'same' | 'growing' | 'percent';

/**
 * Multiples of a chase: all alike, each so many more than the one before, or so many percent more,
 * rounded up to whole multiples.
 */
export function chaseMultiples(
  pattern: Pattern,
  { first, step, draws }: { first: number; step: number; draws: number },
): number[] {
  const multiples: number[] = [];
  for (let at = 0; at < draws; at += 1) {
    const before = multiples.at(-1) ?? first;
    const grown = pattern === 'growing' ? before + step : Math.ceil((before * (100 + step)) / 100);
    multiples.push(Math.min(mostMultiple, at === 0 || pattern === 'same' ? first : grown));
  }
  return multiples;
}

/** What is sold out, by its key of the rules: the part and the symbols; null: all of a type. */
export function soldName(key: string): { part: string | null; symbol: string } | null {
  const cut = key.indexOf(':');
  const line = key.slice(cut + 1);
  if (cut < 0 || key.startsWith('type:')) return null;
  const [part = '', symbol] = line.split(':');
  // Several places together are told as they are written.
  return symbol === undefined || line.includes(',')
    ? { part: null, symbol: line }
    : { part, symbol };
}
