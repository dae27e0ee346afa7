/**
 * What each live table is, beside the rules it plays by: its cloth, its pace, its name. A browser
 * takes these without the rules of all games.
 */
import type { Cloth } from '@bahati/game-rules/chips/cloth.ts';
import {
  andarBaharCloth,
  type AndarBaharView,
} from '@bahati/game-rules/tables/andar-bahar/andar-bahar.rules.ts';
import { dealMsOf } from '@bahati/game-rules/tables/andar-bahar/deal-pace.ts';
import { baccaratCloth } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { dragonTigerCloth } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import { rouletteCloths } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { sicBoCloth } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import {
  stormCloth,
  type StormView,
} from '@bahati/game-rules/tables/storm-roulette/storm-roulette.rules.ts';
import { stormLengthMs } from '@bahati/game-rules/tables/storm-roulette/storm-times.ts';
import type { Words } from '@bahati/game-rules/words.ts';

export type TableSettings = {
  /** Of the game in the catalogue. */
  readonly code: string;
  /** The bet game by whose rules it is played. */
  readonly plays: string;
  readonly title: Words;
  readonly cloth: Cloth;
  /** How long bets are taken, the outcome is shown, and the table rests. */
  readonly bettingMs: number;
  readonly dealingMs: number;
  readonly restMs: number;
  /** How long this outcome takes to be shown, beside `dealingMs`. Absent: nothing. */
  readonly lengthOf?: (shown: unknown) => number;
  readonly releasedOn: string;
};

export const tableSettings: readonly TableSettings[] = [
  {
    code: 'bakarati-mji-mkongwe',
    plays: 'baccarat',
    cloth: baccaratCloth,
    title: { en: 'Stone Town Baccarat', sw: 'Baccarat ya Mji Mkongwe' },
    bettingMs: 18_000,
    dealingMs: 11_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'ruleti-ya-taa',
    plays: 'european-roulette',
    cloth: rouletteCloths.european,
    title: { en: 'Lantern Roulette', sw: 'Ruleti ya Taa' },
    bettingMs: 22_000,
    dealingMs: 10_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'simba-na-chui',
    plays: 'dragon-tiger',
    cloth: dragonTigerCloth,
    title: { en: 'Lion and Leopard', sw: 'Simba na Chui' },
    bettingMs: 14_000,
    dealingMs: 6_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'kete-za-bandari',
    plays: 'sic-bo',
    cloth: sicBoCloth,
    title: { en: 'Harbour Sic Bo', sw: 'Sic Bo ya Bandari' },
    bettingMs: 20_000,
    dealingMs: 7_000,
    restMs: 3_000,
    releasedOn: '2026-11-27',
  },
  {
    code: 'andar-bahar-ya-marikiti',
    plays: 'andar-bahar',
    cloth: andarBaharCloth,
    title: { en: 'Spice Market Andar Bahar', sw: 'Andar Bahar ya Marikiti' },
    bettingMs: 16_000,
    dealingMs: 3_000,
    restMs: 3_000,
    // Between one card and 49.
    lengthOf: (shown) => dealMsOf((shown as AndarBaharView).dealt.length),
    releasedOn: '2026-11-28',
  },
  {
    code: 'ruleti-ya-radi',
    plays: 'storm-roulette',
    cloth: stormCloth,
    title: { en: 'Thunder Coast Roulette', sw: 'Ruleti ya Radi' },
    bettingMs: 22_000,
    dealingMs: 0,
    restMs: 3_000,
    // Strike by strike, and the ball.
    lengthOf: (shown) => stormLengthMs(shown as StormView),
    releasedOn: '2026-11-28',
  },
];
