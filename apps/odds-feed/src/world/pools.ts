/** Who takes part: clubs, people and teams, each with its number, colours and strength. */
import type { Participant } from '@bahati/contract/odds-feed/feed.ts';
import { type Draw, drawOf, drawsOf, normal, pick, shuffled } from '#odds-feed/seeded.ts';
import { handles, squads } from './names/handles.ts';
import { namePeople, type RegionCode } from './names/people.ts';
import { clubEndings, type TownCountry, townsOf } from './names/towns.ts';

export type Member = Participant & {
  /** How strong beside the others of its pool: a draw of the standard normal distribution. */
  readonly base: number;
};

type PoolPlan = {
  readonly number: number;
  readonly name: string;
  readonly names: () => readonly string[];
  /** Which word of a name stands for it in narrow columns; null: all of it. */
  readonly shortWord: 'first' | 'last' | null;
};

/** Shirts: the ground first, then what stands out on it. */
const shirts = [
  '#0a5c36 #f7f2e8',
  '#b3202a #ffffff',
  '#12356b #f2c230',
  '#f2c230 #17171a',
  '#17171a #ffffff',
  '#e8722c #17324d',
  '#5b2a86 #f7f2e8',
  '#ffffff #b3202a',
  '#1b8a9e #ffffff',
  '#7a1f3d #9fd3e8',
  '#3f7d20 #f2c230',
  '#2c4fc7 #ffffff',
  '#f7f2e8 #0a5c36',
  '#9fd3e8 #12356b',
  '#c9a227 #4a0d18',
  '#d9418c #17171a',
];

const clubs = (
  sport: keyof typeof clubEndings,
  country: TownCountry,
  number: number,
  shift = 0,
): PoolPlan => ({
  number,
  name: `${sport}-${country}${shift === 0 ? '' : '-2'}`,
  shortWord: 'first',
  names: () => {
    const endings = clubEndings[sport].split(' ');
    return townsOf(country).map((town, at) => {
      const ending = endings[(at * 3 + shift + number) % endings.length] ?? '';
      return `${town} ${ending}`;
    });
  },
});

const people = (
  name: string,
  number: number,
  count: number,
  gender: 'women' | 'men',
  among: readonly RegionCode[],
): PoolPlan => ({
  number,
  name,
  shortWord: 'last',
  names: () => namePeople(name, among, gender, count),
});

const teams = (name: string, number: number, from: number, count: number): PoolPlan => ({
  number,
  name,
  shortWord: null,
  names: () =>
    shuffled(squads, drawsOf('squads', name.split('-')[0] ?? '')).slice(from, from + count),
});

const everywhere = ['east', 'south', 'west', 'europe', 'world'] as const;

const plans: readonly PoolPlan[] = [
  ...(['KE', 'TZ', 'UG', 'ZA', 'NG', 'GB', 'ES', 'DE', 'BR', 'RW'] as const).map((country, at) =>
    clubs('football', country, 101 + at),
  ),
  ...(['KE', 'IN', 'NO', 'US', 'ZA'] as const).map((country, at) =>
    clubs('football', country, 121 + at, 1 + at),
  ),
  ...(['KE', 'US', 'NG', 'ES', 'ZA'] as const).map((country, at) =>
    clubs('basketball', country, 201 + at),
  ),
  clubs('rugby', 'KE', 221),
  clubs('rugby', 'ZA', 222),
  clubs('cricket', 'IN', 231),
  clubs('cricket', 'ZA', 232),
  clubs('volleyball', 'KE', 241),
  clubs('volleyball', 'BR', 242),
  clubs('handball', 'DE', 251),
  clubs('handball', 'UG', 252),
  clubs('ice_hockey', 'NO', 261),
  people('tennis-men', 301, 32, 'men', everywhere),
  people('tennis-women', 302, 32, 'women', everywhere),
  people('table_tennis-1', 311, 12, 'men', ['east', 'south', 'west']),
  people('table_tennis-2', 312, 12, 'women', ['world', 'europe', 'east']),
  people('darts-1', 321, 32, 'men', ['europe', 'south', 'world', 'east']),
  people('boxing-1', 331, 24, 'men', ['east', 'west', 'south']),
  people('mma-1', 341, 24, 'men', everywhere),
  people('athletics-1', 351, 14, 'women', ['east', 'east', 'world']),
  people('motor_sport-1', 361, 18, 'men', everywhere),
  teams('cs2-1', 401, 0, 12),
  teams('cs2-2', 402, 12, 10),
  teams('dota2-1', 411, 0, 10),
  teams('lol-1', 421, 0, 10),
  teams('valorant-1', 431, 0, 12),
  { number: 441, name: 'efootball-1', shortWord: null, names: () => handles },
];

const planByName = new Map(plans.map((plan) => [plan.name, plan]));

/** The members of a pool, the same for a seed for ever. */
export function membersOf(seed: number, poolName: string): Member[] {
  const plan = planByName.get(poolName);
  if (!plan) throw new Error(`There is no pool ${poolName}.`);
  const draw = drawsOf(seed, 'pool', poolName);
  return plan.names().map((name, at) => ({
    id: String(plan.number * 1_000 + at + 1),
    name,
    shortName: shortName(name, plan.shortWord),
    colours: coloursOf(draw),
    base: Math.max(-2, Math.min(2, normal(draw))),
  }));
}

function coloursOf(draw: Draw): [string, string] {
  const [ground = '#17171a', mark = '#ffffff'] = pick(shirts, draw()).split(' ');
  return [ground, mark];
}

/** Kimaresi for "Kimaresi United", Marakesi for "Amani Marakesi". */
function shortName(name: string, word: PoolPlan['shortWord']): string {
  const words = name.split(' ');
  return (word === null ? name : ((word === 'first' ? words[0] : words.at(-1)) ?? name)).slice(
    0,
    20,
  );
}

/** How strong somebody is on a day: form comes and goes over some weeks, the same for ever. */
export function strengthOn(seed: number, member: Member, day: number): number {
  const wave = (length: number, name: string) => {
    const at = day / length;
    const from = Math.floor(at);
    const knot = (index: number) => drawOf(seed, 'form', member.id, name, index) * 2 - 1;
    const share = (1 - Math.cos(Math.PI * (at - from))) / 2;
    return knot(from) * (1 - share) + knot(from + 1) * share;
  };
  return member.base + 0.45 * wave(23, 'long') + 0.25 * wave(5, 'short');
}
