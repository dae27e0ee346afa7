/** The games as the platform's catalogue takes them: the flagship, games with a name, then the studio's by number. */
import { createHash } from 'node:crypto';
import type { OfferedGame } from '@bahati/contract/games-provider/provider.ts';
import type { SlotDefinition, StatedFigures } from '@bahati/game-rules/slots/definition.ts';
import { namedGames } from '@bahati/game-rules/slots/studio/named-games.ts';
import { plusGames } from '@bahati/game-rules/slots/studio/plus-games.ts';
import {
  namedGame,
  type StudioGame,
  studioGame,
  studioGameCount,
} from '@bahati/game-rules/slots/studio/studio-game.ts';
import { houseVendor, plusVendor } from '@bahati/game-rules/slots/studio/vendors.ts';
import { taaZaPwani, taaZaPwaniFigures } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';

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
    ...namedGames.map((named) => studioOffer(namedGame(named))),
    ...plusGames.map((plus) => plusOffer(namedGame(plus))),
    ...Array.from({ length: studioGameCount }, (_, at) => studioOffer(studioGame(at + 1))),
  ];
  return { games, version: createHash('sha256').update(JSON.stringify(games)).digest('hex') };
}

function flagship(): OfferedGame {
  return {
    ...figuresOf(taaZaPwani, taaZaPwaniFigures),
    vendorCode: houseVendor.code,
    vendorName: houseVendor.name,
    volatility: 'medium',
    features: ['lines', 'wild', 'free_spins', 'multiplier'],
    releasedOn: '2026-11-20',
  };
}

/** Played from the wallet a member has here. */
function plusOffer(game: StudioGame): OfferedGame {
  return { ...studioOffer({ ...game, vendor: plusVendor }), vendorWallet: 'transfer' };
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
  const stakes = Object.entries(definition.betSteps).map(([currency, steps]) => {
    return [currency, { minimum: String(steps[0]), maximum: String(steps.at(-1)) }] as const;
  });
  return {
    gameCode: definition.id,
    category: 'RNG',
    title: { en: definition.title.en, sw: definition.title.sw },
    rtpBasisPoints: Number(rtpPercent.replace('.', '')),
    stakes: Object.fromEntries(stakes),
    isReady: true,
  } as const;
}
