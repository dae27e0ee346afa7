/** The members of a demo's past: their names, when they came, and how they play. */
import { busynessOf, dayMs, momentOf, pastDays } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Market } from './markets.ts';

const given = {
  KE: [
    'brian',
    'kevin',
    'dennis',
    'mercy',
    'faith',
    'grace',
    'collins',
    'victor',
    'joy',
    'esther',
    'peter',
    'james',
    'john',
    'mary',
    'jane',
    'lucy',
    'samuel',
    'david',
    'sharon',
    'caroline',
    'felix',
    'eric',
    'martin',
    'moses',
    'isaac',
    'naomi',
    'ruth',
    'alice',
    'kelvin',
    'duncan',
    'abdi',
    'halima',
    'fatuma',
    'hassan',
    'omar',
    'stephen',
    'paul',
    'gideon',
    'titus',
    'dorcas',
  ],
  TZ: [
    'juma',
    'hamisi',
    'rashidi',
    'salum',
    'bakari',
    'mwajuma',
    'asha',
    'zainabu',
    'neema',
    'upendo',
    'emanuel',
    'godfrey',
    'baraka',
    'frank',
    'elia',
    'rehema',
    'amina',
    'saidi',
    'ramadhani',
    'idd',
    'yusuph',
    'athumani',
    'tatu',
    'mariamu',
    'happiness',
    'joseph',
    'daudi',
    'petro',
    'anna',
    'ester',
  ],
} as const;

const family = {
  KE: [
    'kamau',
    'otieno',
    'mwangi',
    'odhiambo',
    'kiprop',
    'chebet',
    'wanjiru',
    'mutua',
    'njoroge',
    'ochieng',
    'kipkoech',
    'muthoni',
    'wafula',
    'barasa',
    'omondi',
    'karanja',
    'njeri',
    'cheruiyot',
    'musyoka',
    'achieng',
    'kimani',
    'maina',
    'rotich',
    'mwende',
    'were',
    'simiyu',
    'akinyi',
    'korir',
  ],
  TZ: [
    'mushi',
    'massawe',
    'kimaro',
    'mwakalinga',
    'lyimo',
    'shayo',
    'mbwambo',
    'ngowi',
    'mrisho',
    'msuya',
    'kapinga',
    'mwita',
    'chacha',
    'mgaya',
    'mhando',
    'kessy',
    'urio',
    'swai',
    'mollel',
    'laizer',
    'sanga',
    'nyoni',
    'komba',
    'haule',
  ],
} as const;

/**
 * How somebody plays: how likely on a day, how long until he loses interest, how many rounds at a
 * time, what he pays in (shillings of Kenya), and which of the game's stakes he takes.
 */
type Habit = {
  share: number;
  aDay: number;
  staysDays: number;
  rounds: readonly [number, number];
  pays: readonly number[];
  stakes: readonly number[];
};

const habits = {
  looker: { share: 24, aDay: 0, staysDays: 1, rounds: [0, 0], pays: [], stakes: [] },
  taster: {
    share: 34,
    aDay: 0.2,
    staysDays: 5,
    rounds: [4, 14],
    pays: [50, 50, 100, 100, 200],
    stakes: [0],
  },
  regular: {
    share: 31,
    aDay: 0.13,
    staysDays: 55,
    rounds: [6, 18],
    pays: [50, 100, 100, 200, 300, 500],
    stakes: [0, 0, 1],
  },
  keen: {
    share: 9,
    aDay: 0.34,
    staysDays: 75,
    rounds: [8, 24],
    pays: [200, 300, 500, 500, 1_000],
    stakes: [0, 1, 1, 2],
  },
  high: {
    share: 2,
    aDay: 0.4,
    staysDays: 110,
    rounds: [10, 26],
    pays: [1_000, 2_000, 2_000, 5_000],
    stakes: [1, 2, 2, 3],
  },
} as const satisfies Record<string, Habit>;

export const habitOf = (kind: keyof typeof habits): Habit => habits[kind];

const kinds = Object.keys(habits) as (keyof typeof habits)[];

export type Person = {
  username: string;
  mobile: string;
  language: 'en' | 'sw';
  birthday: string;
  address: string;
  device: 'phone' | 'computer';
  registeredAt: number;
  habit: Habit;
  /** When play begins, on each day that he plays. */
  sessions: number[];
  chance: Chance;
};

/** Everybody of a market, in the order they came. */
export function peopleOf(market: Market, today: number): Person[] {
  const chance = chanceOf(`people of ${market.brand}`);
  const names = new Set<string>();
  const first = today - pastDays * dayMs;
  // More come each week than the week before.
  const weights = Array.from(
    { length: pastDays },
    (_, day) => (0.5 + (1.3 * day) / pastDays) * busynessOf(first + day * dayMs),
  );
  const moments = Array.from({ length: market.members }, () =>
    momentOf(first + chance.weighted(weights) * dayMs, chance),
  ).sort((a, b) => a - b);
  return moments.map((registeredAt) => {
    const username = nameFrom(market, chance, names);
    const kind = kinds[chance.weighted(kinds.map((each) => habits[each].share))] ?? 'looker';
    const person: Person = {
      username,
      mobile: `${chance.pick(market.phonePrefixes)}${String(chance.between(0, 999_999)).padStart(6, '0')}`,
      language: chance.isTrue(market.swahili) ? 'sw' : 'en',
      birthday: `${chance.between(1968, 2005)}-${two(chance.between(1, 12))}-${two(chance.between(1, 28))}`,
      address: `${chance.pick(market.networks)}.${chance.between(2, 250)}`,
      device: chance.isTrue(0.91) ? 'phone' : 'computer',
      registeredAt,
      habit: habits[kind],
      sessions: [],
      chance: chanceOf(`${market.brand} ${username}`),
    };
    person.sessions = sessionsOf(person, today);
    return person;
  });
}

const two = (value: number) => String(value).padStart(2, '0');

function nameFrom({ country }: Market, chance: Chance, taken: Set<string>): string {
  for (;;) {
    const [one, other] = [chance.pick(given[country]), chance.pick(family[country])];
    const end = chance.isTrue(0.3) ? '' : String(chance.between(1, 99));
    const name = chance.isTrue(0.6)
      ? `${one}${other.slice(0, 4)}${end}`
      : `${other}${one[0]}${end}`;
    if (taken.has(name) || name.length < 5) continue;
    taken.add(name);
    return name;
  }
}

/** The first time follows the registration; after that the likelier the busier the day. */
export function sessionsOf({ registeredAt, habit, chance }: Person, today: number): number[] {
  if (habit.aDay === 0) return [];
  const minuteMs = 60_000;
  const begin = registeredAt + chance.between(3, 25) * minuteMs;
  const moments = [begin];
  const stays = -Math.log(1 - chance.next()) * habit.staysDays;
  const firstDay = Math.floor((begin - today) / dayMs) + 1;
  for (let day = firstDay; day < 0 && day - firstDay < stays; day += 1) {
    const start = today + day * dayMs;
    if (chance.isTrue(Math.min(0.95, habit.aDay * busynessOf(start)))) {
      moments.push(momentOf(start, chance));
    }
  }
  return moments.filter((at, place) => place === 0 || at > begin + 3_600_000);
}
