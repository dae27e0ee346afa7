/** The games as the platform's catalogue takes them: the flagships, the bet games, games with a name, then the studio's, the varied first. */
import { createHash } from 'node:crypto';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import { type Currency, currencies } from '@bahati/money/currencies.ts';
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import type { Flagship } from '@bahati/game-rules/slots/flagships/flagship.ts';
import {
  type AnyBetGame,
  betGames,
  type ReleasedBetGame,
} from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BetFigures } from '@bahati/game-rules/bet-games/figures.ts';
import { crashFigures } from '@bahati/game-rules/originals/crash/crash.figures.ts';
import {
  type PoolOffer,
  poolOfferOf,
  poolOffers,
  reserveRange,
} from '@bahati/game-rules/fishing/pool-offers.ts';
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { liveTables, liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { namedGames } from '@bahati/game-rules/slots/studio/named-games.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import {
  namedGame,
  type StudioGame,
  studioGame,
  studioGameCount,
} from '@bahati/game-rules/slots/studio/studio-game.ts';
import { operatorVendor, plusVendor } from '@bahati/game-rules/slots/studio/vendors.ts';
import {
  type SeatOffer,
  seatOffers,
  seatOfferOf,
} from '@bahati/game-rules/seat-games/seat-offers.ts';
import {
  taaZaPwani,
  taaZaPwaniFigures,
} from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { isDecidedAtOnce } from './slots/slot-game.ts';
import { varyOffer } from './vary-offer.ts';

/** Rounds that are everybody's have none, and nobody plays others for play money. */
export function hasFreePlay(gameCode: string): boolean {
  const isShared = liveTableOf(gameCode) ?? seatOfferOf(gameCode) ?? poolOfferOf(gameCode);
  return gameCode !== crash.code && !isShared;
}

/** What an offer says of a game that is bet on: crash is one, though its rounds are everybody's. */
type Offered = Pick<ReleasedBetGame, 'releasedOn'> & {
  readonly game: Pick<AnyBetGame, 'code' | 'title' | 'kind' | 'stakes' | 'mostStakes'>;
  readonly figures: Pick<BetFigures<never>, 'bets'>;
};

type Offer = { games: readonly OfferedGame[]; version: string };

let offer: Offer | undefined;

/** One page in the provider's own order; a page past the end is empty. */
export function listOfferedGames({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  offer ??= makeOffer();
  const { games, version } = offer;
  const first = (pageNo - 1) * pageSize;
  return { games: games.slice(first, first + pageSize), total: games.length, version };
}

/** Made once, when first asked for: the list is the same for as long as the process lives. */
function makeOffer(): Offer {
  const games = [
    flagship(),
    ...flagships.map(flagshipOffer),
    ...betGames.map(betOffer),
    betOffer({ game: crash, figures: crashFigures, releasedOn: '2026-11-22' }),
    ...liveTables.map(liveOffer),
    ...seatOffers.map(peopleOffer),
    ...poolOffers.map(poolOffer),
    ...namedGames.map((named) => studioOffer(namedGame(named))),
    ...plusGames.map((plus) => plusOffer(namedGame(plus))),
    ...varyOffer(Array.from({ length: studioGameCount }, (_, at) => studioGame(at + 1))).map(
      studioOffer,
    ),
  ].map((game) => ({ ...game, hasFreePlay: hasFreePlay(game.gameCode) }));
  return { games, version: createHash('sha256').update(JSON.stringify(games)).digest('hex') };
}

function flagship(): OfferedGame {
  return {
    ...figuresOf(taaZaPwani, taaZaPwaniFigures),
    vendorCode: operatorVendor.code,
    vendorName: operatorVendor.name,
    volatility: 'medium',
    features: ['lines', 'wild', 'free_spins', 'multiplier'],
    releasedOn: '2026-11-20',
  };
}

function flagshipOffer(game: Flagship): OfferedGame {
  const { definition, figures, volatility, features, releasedOn } = game;
  return {
    ...figuresOf(definition, figures),
    vendorCode: operatorVendor.code,
    vendorName: operatorVendor.name,
    volatility,
    features: [...features],
    releasedOn,
  };
}

/** Originals stand in their own hall; tables beside the slots, where a filter finds them. */
function betOffer({ game, figures, releasedOn }: Offered): OfferedGame {
  const stakes = Object.entries(game.stakes).map(([currency, { minimum, maximum }]) => {
    const dearest = maximum * BigInt(game.mostStakes ?? 1);
    return [currency, { minimum: String(minimum), maximum: String(dearest) }] as const;
  });
  const isOriginal = game.kind === 'original';
  return {
    gameCode: game.code,
    category: isOriginal ? 'BGS' : 'RNG',
    title: { ...game.title },
    rtpBasisPoints: basisPoints(figures.bets[0]?.returnPercent ?? '0'),
    volatility: null,
    stakes: Object.fromEntries(stakes),
    features: [isOriginal ? 'arcade' : 'table'],
    vendorCode: operatorVendor.code,
    vendorName: operatorVendor.name,
    releasedOn,
    isReady: true,
  };
}

/** Everybody at the table shares its rounds. */
function liveOffer({ code, title, rules, figures, ...table }: LiveTable): OfferedGame {
  const { category, releasedOn, vendor = operatorVendor } = table;
  return {
    ...betOffer({ game: rules, figures, releasedOn }),
    gameCode: code,
    category,
    title: { ...title },
    features: category === 'LIVE' ? ['table'] : [],
    vendorCode: vendor.code,
    vendorName: vendor.name,
  };
}

/** Members win of each other: no return is stated, and what is brought to a table is the stake. */
function peopleOffer({ code, title, levels, releasedOn }: SeatOffer): OfferedGame {
  const stakes = (Object.keys(currencies) as Currency[]).map((currency) => {
    const tables = levels(currency).toSorted((one, other) => (one.least < other.least ? -1 : 1));
    const minimum = String(tables[0]?.least ?? 0n);
    return [currency, { minimum, maximum: String(tables.at(-1)?.maximum ?? 0n) }] as const;
  });
  return {
    gameCode: code,
    category: 'PVP',
    title: { ...title },
    rtpBasisPoints: null,
    volatility: null,
    stakes: Object.fromEntries(stakes),
    features: ['table'],
    vendorCode: operatorVendor.code,
    vendorName: operatorVendor.name,
    releasedOn,
    isSeated: true,
    isReady: true,
  };
}

/** What is staked at once is a reserve of shots. */
function poolOffer({ code, title, releasedOn }: PoolOffer): OfferedGame {
  const stakes = (Object.keys(currencies) as Currency[]).map((currency) => {
    const { minimum, maximum } = reserveRange(currency);
    return [currency, { minimum: String(minimum), maximum: String(maximum) }] as const;
  });
  return {
    gameCode: code,
    category: 'FISH',
    title: { ...title },
    rtpBasisPoints: 9_600,
    volatility: null,
    stakes: Object.fromEntries(stakes),
    features: ['arcade'],
    vendorCode: operatorVendor.code,
    vendorName: operatorVendor.name,
    releasedOn,
    isReady: true,
  };
}

/** Of percents with six places; cut, so that nobody is told more than comes back. */
function basisPoints(percent: string): number {
  const [whole = '0', places = ''] = percent.split('.');
  return Number(whole) * 100 + Number(places.slice(0, 2).padEnd(2, '0'));
}

/** The dearest way to begin a round, in total stakes. */
function greatestPrice({ buy }: SlotDefinition): bigint {
  return BigInt(buy?.price ?? 1);
}

/** Played from the wallet a member has here. */
function plusOffer(game: StudioGame): OfferedGame {
  const offered = studioOffer({ ...game, vendor: plusVendor });
  return { ...offered, walletMode: 'transfer', hasFreeRounds: false };
}

function studioOffer(game: StudioGame): OfferedGame {
  const { definition, figures, vendor, volatility, features, releasedOn } = game;
  return {
    ...figuresOf(definition, figures),
    vendorCode: vendor.code,
    vendorName: vendor.name,
    volatility,
    features: [...features],
    releasedOn,
  };
}

function figuresOf(definition: SlotDefinition, { rtpPercent }: StatedFigures) {
  const stakes = Object.entries(definition.betLevels).map(([currency, steps]) => {
    // What a round may cost, as the platform sees it: what is bought is a stake like any other.
    const maximum = String((steps.at(-1) ?? 0n) * greatestPrice(definition));
    return [currency, { minimum: String(steps[0]), maximum }] as const;
  });
  return {
    gameCode: definition.id,
    category: 'RNG',
    title: { en: definition.title.en, sw: definition.title.sw },
    rtpBasisPoints: Number(rtpPercent.replace('.', '')),
    stakes: Object.fromEntries(stakes),
    isReady: true,
    hasFreeRounds: isDecidedAtOnce(definition),
  } as const;
}
