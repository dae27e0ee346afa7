/** What players are told of fishing, in both languages. */
import type { Words } from '@bahati/game-rules/words.ts';
import type { Weapon } from './capture/aims.ts';
import { bulletTicks, mostBounces, oldestShotTicks, ticksBetweenShots } from './cannons/cannon.ts';
import { ticksPerSecond } from './pool/pool.ts';
import type { ReturnReason } from './simulation/world.ts';
import type { Tide } from './simulation/tides.ts';
import type { Effect } from './species/species.ts';

export const weaponWords: Readonly<Record<Weapon, Words>> = {
  harpoon: { en: 'Harpoon', sw: 'Chusa' },
  net: { en: 'Net', sw: 'Wavu' },
  spark: { en: 'Spark', sw: 'Cheche' },
};

export const effectWords: Readonly<Record<Effect['kind'], Words>> = {
  blast: { en: 'Bursts and reaches fish around it', sw: 'Hulipuka na kufikia samaki walio karibu' },
  chain: { en: 'Leaps from fish to fish', sw: 'Huruka kutoka samaki hadi samaki' },
  whirl: { en: 'Draws in small fish', sw: 'Huvuta samaki wadogo' },
};

export const tideWords: Readonly<Record<Tide, Words>> = {
  calm: { en: 'Calm water', sw: 'Maji tulivu' },
  schools: { en: 'Schools are coming', sw: 'Makundi yanakuja' },
  boss: { en: 'The great one is here', sw: 'Mkubwa amefika' },
};

export const returnWords: Readonly<Record<ReturnReason, Words>> = {
  met_nothing: { en: 'met nothing', sw: 'haikugonga kitu' },
  fish_gone: { en: 'its fish was gone', sw: 'samaki wake ameondoka' },
};

const seconds = bulletTicks / ticksPerSecond;
const shotsPerSecond = ticksPerSecond / ticksBetweenShots;
const lagSeconds = oldestShotTicks / ticksPerSecond;

/** The rules every player may read, made of the figures that are played by. */
export const fishingRules: readonly Words[] = [
  {
    en: 'Every bullet that hits gives back 96 % of its stake on average: whatever it hits, with every weapon.',
    sw: 'Kila risasi inayogonga hurudisha wastani wa 96 % ya dau lake: chochote inachogonga, kwa kila silaha.',
  },
  {
    en: `A bullet that meets nothing within ${seconds} seconds or ${mostBounces} bounces is given back, and so is one whose locked fish is gone.`,
    sw: `Risasi isiyogonga kitu ndani ya sekunde ${seconds} au midundo ${mostBounces} hurudishwa, na pia ile ambayo samaki wake aliyelengwa ameondoka.`,
  },
  {
    en: `A cannon fires ${shotsPerSecond} times a second at most. A shot that arrives up to ${lagSeconds} seconds late counts from when it was fired.`,
    sw: `Mzinga hufyatua mara ${shotsPerSecond} kwa sekunde, si zaidi. Risasi inayochelewa hadi sekunde ${lagSeconds} huhesabiwa tangu ilipofyatuliwa.`,
  },
  {
    en: 'No hit makes the next one likelier or less likely to capture.',
    sw: 'Hakuna pigo linaloongeza wala kupunguza nafasi ya pigo linalofuata.',
  },
];
