/** Every game between people that is offered, with the levels of its tables. */
import type { Currency } from '@bahati/money/currencies.ts';
import { stakesFrom } from '@bahati/game-rules/bet-games/stakes.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { bao } from './bao/bao.rules.ts';
import { draughts } from './draughts/draughts.rules.ts';
import { kadi } from './kadi/kadi.rules.ts';
import { ludo } from './ludo/ludo.rules.ts';
import type { MatchSettings } from './match/purse.ts';
import type { PokerSettings } from './poker/hand/poker-state.ts';
import { holdem } from './poker/holdem.rules.ts';
import { omaha } from './poker/omaha.rules.ts';
import { priceOf, sitAndGoTerms } from './tournament/sit-and-go.ts';
import { entryPrice, tournamentTerms } from './tournament/table-tournament.ts';
import { tournamentSeries } from './tournament/tournament-series.ts';
import { thirteen } from './thirteen/thirteen.rules.ts';
import type { AnySeatGame, SeatGame } from './seat-game.ts';

/** A level of stakes: what the game is told, and what may be brought. Minor units. */
export type SeatLevel = {
  readonly settings: unknown;
  /** Who has less is not dealt in. */
  readonly least: bigint;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly seats: number;
};

/** `levels` of tournaments: `settings` are their terms, and what is brought is their price. */
export type SeatOffer = {
  /** Of the game in the catalogue. */
  readonly code: string;
  readonly title: Words;
  readonly game: AnySeatGame;
  readonly levels: (currency: Currency) => readonly SeatLevel[];
  /** How long a turn may take, and what a seat may spend beyond it. */
  readonly turnMs: number;
  readonly bankMs: number;
  /** Between two hands. */
  readonly restMs: number;
  /** What is said for who left in the middle of a match. Absent: what the game has him say. */
  readonly goneAct?: unknown;
  /** Its rooms are tournaments of one table each. */
  readonly isSitAndGo?: true;
  /** Tournaments of several tables; a level is a series of them. */
  readonly isTournament?: true;
  readonly releasedOn: string;
};

const poker = {
  turnMs: 15_000,
  bankMs: 60_000,
  restMs: 5_000,
  releasedOn: '2026-11-27',
} as const;

/** Big blinds of ten, a hundred and five hundred shillings of Kenya; buy-ins of 20 to 200 of them. */
const bigBlinds = [10n, 100n, 500n] as const;
const rakeBasisPoints = 500;
const rakeCaps = [
  { players: 2, blinds: 1n },
  { players: 4, blinds: 3n },
] as const;

function pokerLevels(limit: PokerSettings['limit'], seats: number) {
  return (currency: Currency): SeatLevel[] =>
    bigBlinds.map((blind) => {
      const unit = blind * 100n;
      const { minimum: bigBlind } = stakesFrom({
        minimum: unit,
        maximum: unit,
        step: unit,
        quick: [],
      })[currency];
      const settings: PokerSettings = {
        smallBlind: bigBlind / 2n,
        bigBlind,
        ante: 0n,
        limit,
        rakeBasisPoints,
        rakeCap: rakeCaps.map(({ players, blinds }) => ({ players, cap: bigBlind * blinds })),
        noFlopNoDrop: true,
      };
      return {
        settings,
        least: bigBlind,
        minimum: bigBlind * 20n,
        maximum: bigBlind * 200n,
        seats,
      };
    });
}

/** Buy-ins of fifty, two hundred and a thousand shillings of Kenya, for three and for six. */
const buyIns = [50n, 200n, 1_000n] as const;
const tableSizes = [3, 6] as const;

function sitAndGoLevels(currency: Currency): SeatLevel[] {
  return buyIns.flatMap((whole) => {
    const unit = whole * 100n;
    const range = { minimum: unit, maximum: unit, step: unit, quick: [] };
    const { minimum: buyIn } = stakesFrom(range)[currency];
    return tableSizes.map((seats) => {
      const settings = sitAndGoTerms(buyIn, seats);
      const price = priceOf(settings);
      return { settings, least: buyIn, minimum: price, maximum: price, seats };
    });
  });
}

function tournamentLevels(currency: Currency): SeatLevel[] {
  return tournamentSeries.map((series) => {
    const unit = series.buyIn * 100n;
    const range = { minimum: unit, maximum: unit, step: unit, quick: [] };
    const { minimum: buyIn } = stakesFrom(range)[currency];
    const settings = tournamentTerms(buyIn, series);
    const price = entryPrice(settings);
    return { settings, least: buyIn, minimum: price, maximum: price, seats: settings.most };
  });
}

const match = {
  turnMs: 20_000,
  bankMs: 60_000,
  restMs: 8_000,
  releasedOn: '2026-11-27',
  goneAct: { kind: 'resign' },
} as const;

/** Stakes of twenty, a hundred and five hundred shillings of Kenya. */
const stakes = [20n, 100n, 500n] as const;
/** A member may bring so many of them. */
const mostStakes = 20n;

function matchLevels(seats: number, more: object = {}) {
  return (currency: Currency): SeatLevel[] =>
    stakes.map((whole) => {
      const unit = whole * 100n;
      const { minimum: stake } = stakesFrom({
        minimum: unit,
        maximum: unit,
        step: unit,
        quick: [],
      })[currency];
      const settings: MatchSettings = { stake, rakeBasisPoints, rakeCap: stake };
      return {
        settings: { ...settings, ...more },
        least: stake,
        minimum: stake,
        maximum: stake * mostStakes,
        seats,
      };
    });
}

/** Settings, states and acts only ever go back to the game that made them. */
const opaque = <Settings, State, Act>(game: SeatGame<Settings, State, Act>) =>
  game as unknown as AnySeatGame;

export const seatOffers: readonly SeatOffer[] = [
  {
    ...poker,
    code: 'holdem',
    title: { en: 'Hold’em Poker', sw: 'Poka ya Hold’em' },
    game: opaque(holdem),
    levels: pokerLevels('no-limit', 6),
  },
  {
    ...poker,
    code: 'omaha',
    title: { en: 'Omaha Poker', sw: 'Poka ya Omaha' },
    game: opaque(omaha),
    levels: pokerLevels('pot-limit', 6),
  },
  {
    ...poker,
    code: 'holdem-sit-and-go',
    title: { en: 'Hold’em Sit & Go', sw: 'Sit & Go ya Hold’em' },
    game: opaque(holdem),
    levels: sitAndGoLevels,
    isSitAndGo: true,
  },
  {
    ...poker,
    code: 'holdem-tournament',
    title: { en: 'Hold’em Tournament', sw: 'Mashindano ya Hold’em' },
    game: opaque(holdem),
    levels: tournamentLevels,
    isTournament: true,
    releasedOn: '2026-11-28',
  },
  {
    ...match,
    code: 'ludo',
    title: { en: 'Ludo', sw: 'Ludo' },
    game: opaque(ludo),
    levels: matchLevels(4, { tokens: 2 }),
  },
  {
    ...match,
    code: 'drafti-ya-mtaa',
    title: { en: 'Street Draughts', sw: 'Drafti ya Mtaa' },
    game: opaque(draughts),
    levels: matchLevels(2),
  },
  {
    ...match,
    code: 'karata-ya-mwisho',
    title: { en: 'Last Card', sw: 'Karata ya Mwisho' },
    game: opaque(kadi),
    levels: matchLevels(4),
  },
  {
    ...match,
    code: 'kumi-na-tatu',
    title: { en: 'Thirteen', sw: 'Kumi na Tatu' },
    game: opaque(thirteen),
    levels: matchLevels(4),
  },
  {
    ...match,
    code: 'mabingwa-wa-bao',
    title: { en: 'Masters of Bao', sw: 'Mabingwa wa Bao' },
    game: opaque(bao),
    levels: matchLevels(2),
  },
];

const byCode = new Map(seatOffers.map((offer) => [offer.code, offer]));

/** Undefined: no game between people bears the code. */
export const seatOfferOf = (code: string): SeatOffer | undefined => byCode.get(code);
