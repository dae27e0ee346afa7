/** A round's outcome by the rules themselves, from its hash, in this browser. */
import type { TableRound } from '@bahati/contract/games-frame/tables.ts';
import { drawInBrowser } from '@bahati/fairness/browser-draws.ts';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import type { BetGame } from '@bahati/game-rules/bet-games/bet-game.ts';

export type DealtRound = Pick<TableRound, 'game' | 'previousHash' | 'salt' | 'shown'> & {
  readonly hash: string;
};

export type Decided = {
  /** As the board of the game shows it, with the player's own chips. */
  readonly view: unknown;
  /** Its hash is the one that was promised, and gives what the server told. */
  readonly isProven: boolean;
};

type Rules = Pick<BetGame<unknown, unknown>, 'firstOpening' | 'start' | 'show'>;

/** What of a view belongs to whoever laid chips, and to nobody else. */
const noChips = { stacks: [], paid: [], bets: [] };

/** The view of somebody who only looked on. */
export const withoutChips = (view: unknown): unknown => ({ ...(view as object), ...noChips });

/** @param opening what this player has on it; null: nothing. */
export async function decideRound(
  rules: Rules,
  { hash, previousHash, salt, game, shown }: DealtRound,
  opening: string | null,
): Promise<Decided> {
  const seeds = { serverSeed: hash, clientSeed: salt, nonce: game };
  const [ofHash, view] = await Promise.all([
    hashServerSeed(hash),
    drawInBrowser(seeds, (draw) => rules.show(rules.start(opening ?? rules.firstOpening, draw))),
  ]);
  return {
    view: opening === null ? withoutChips(view) : view,
    isProven: ofHash === previousHash && tellsTheSame(view, shown),
  };
}

/** Every part the server told is what the rules say. */
function tellsTheSame(view: unknown, told: unknown): boolean {
  if (typeof told !== 'object' || told === null) return false;
  const own = view as Record<string, unknown>;
  return Object.entries(told).every(([name, part]) => isSame(own[name], part));
}

/** Plain JSON; a database keeps the parts of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [own, told] = [Object.entries(one), other as Record<string, unknown>];
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const isWhole = own.length === Object.keys(other).length;
  return isWhole && own.every(([name, part]) => isSame(part, told[name]));
}
