/** Virtual leagues: who plays in them, who meets whom on which match day, and how strong they are. */
import type { VirtualRates } from './virtual-match.ts';

export type VirtualTeam = {
  readonly name: string;
  readonly shortName: string;
  readonly colours: readonly [string, string];
  /** Goals for and against on a neutral ground, in hundredths of an average side's. */
  readonly attack: number;
  readonly defence: number;
};

export type VirtualLeague = {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  /** How far its kick-offs are behind the full three minutes, in seconds. */
  readonly offsetSeconds: number;
  readonly teams: readonly VirtualTeam[];
};

/** From one kick-off of a league to the next. */
export const cycleSeconds = 180;
/** How long a match day takes to play. */
export const playSeconds = 45;

const team = (
  name: string,
  shortName: string,
  colours: readonly [string, string],
  attack: number,
  defence: number,
): VirtualTeam => ({ name, shortName, colours, attack, defence });

export const virtualLeagues: readonly VirtualLeague[] = [
  {
    code: 'savanna',
    name: 'Savanna Virtual League',
    country: 'KE',
    offsetSeconds: 0,
    teams: [
      team('Tembo Rovers', 'TEM', ['#14532d', '#facc15'], 128, 82),
      team('Simba Wekundu', 'SIM', ['#b91c1c', '#ffffff'], 122, 86),
      team('Chui United', 'CHU', ['#f59e0b', '#111827'], 116, 90),
      team('Nyati City', 'NYA', ['#1e3a8a', '#e5e7eb'], 110, 94),
      team('Twiga Athletic', 'TWI', ['#a16207', '#fef3c7'], 104, 96),
      team('Kifaru FC', 'KIF', ['#4b5563', '#f97316'], 100, 100),
      team('Duma Rangers', 'DUM', ['#7c2d12', '#fde68a'], 98, 104),
      team('Pundamilia', 'PUN', ['#111827', '#ffffff'], 94, 106),
      team('Mamba Stars', 'MAM', ['#065f46', '#a7f3d0'], 88, 112),
      team('Korongo Town', 'KOR', ['#0e7490', '#cffafe'], 80, 120),
    ],
  },
  {
    code: 'coast',
    name: 'Coast Virtual League',
    country: 'TZ',
    offsetSeconds: 90,
    teams: [
      team('Papa Wanderers', 'PAP', ['#0f172a', '#38bdf8'], 126, 84),
      team('Pomboo FC', 'POM', ['#0369a1', '#f0f9ff'], 120, 88),
      team('Dau la Bandari', 'DAU', ['#7f1d1d', '#fecaca'], 114, 92),
      team('Nanga Harbour', 'NAN', ['#1e40af', '#fbbf24'], 108, 95),
      team('Kaskazi Blues', 'KAS', ['#1d4ed8', '#ffffff'], 103, 98),
      team('Kusi Spirit', 'KUS', ['#9333ea', '#f5d0fe'], 100, 101),
      team('Matumbawe', 'MAT', ['#be185d', '#ffe4e6'], 97, 103),
      team('Mikoko United', 'MIK', ['#166534', '#dcfce7'], 92, 108),
      team('Ngalawa Town', 'NGA', ['#b45309', '#ffedd5'], 88, 112),
      team('Kaa Albion', 'KAA', ['#c2410c', '#fed7aa'], 82, 118),
    ],
  },
];

/** Each meets each at home and away. */
export const daysOfSeason = ({ teams }: VirtualLeague): number => (teams.length - 1) * 2;

/** Goals a minute of an average side at home and away, in `minuteRange`ths. */
const average = { home: 1_640, away: 1_300 } as const;

export function ratesOf(home: VirtualTeam, away: VirtualTeam): VirtualRates {
  const of = (base: number, attack: number, defence: number) =>
    Math.round((base * attack * defence) / 10_000);
  return {
    home: of(average.home, home.attack, away.defence),
    away: of(average.away, away.attack, home.defence),
  };
}

export type VirtualPairing = { readonly home: number; readonly away: number };

/** Who meets whom on a day of the season, counted from 0, as places in the league's list. */
export function pairingsOf(league: VirtualLeague, day: number): VirtualPairing[] {
  const count = league.teams.length;
  const turn = day % (count - 1);
  // The circle method: the last one stands still, all others move round.
  const others = Array.from({ length: count - 1 }, (_, at) => (at + turn) % (count - 1));
  const circle = [...others, count - 1];
  const isSecondHalf = day >= count - 1;
  return Array.from({ length: count / 2 }, (_, at) => {
    const [one, two] = [circle[at] ?? 0, circle[count - 1 - at] ?? 0];
    const isOneAtHome = ((at === 0 ? turn : at) % 2 === 0) !== isSecondHalf;
    return isOneAtHome ? { home: one, away: two } : { home: two, away: one };
  });
}

/** Markets a virtual match is offered with. */
export const virtualMarkets = [
  '1x2:0:',
  'double_chance:0:',
  'total:0:1.5',
  'total:0:2.5',
  'total:0:3.5',
  'btts:0:',
  '1x2:1:',
  'ht_ft:0:',
  'correct_score:0:',
] as const;
