/** The table of a virtual season, from the days that are over. */
import type { VirtualLeague } from '@bahati/book-rules/virtual/virtual-leagues.ts';
import { halvesBy, virtualMinutes } from '@bahati/book-rules/virtual/virtual-match.ts';
import { drawMatch, matchesOf, type VirtualDay } from './virtual-days.ts';

export type VirtualScore = { halfTime: [number, number]; score: [number, number] };

export function scoreOf(
  day: VirtualDay,
  match: ReturnType<typeof matchesOf>[number],
): VirtualScore {
  const [first, second] = halvesBy(drawMatch(day, match), virtualMinutes);
  return { halfTime: [...first], score: [first[0] + second[0], first[1] + second[1]] };
}

const formLength = 5;

/** Three points a win; equal ones by goal difference, then by goals, then by name. */
export function tableOf(league: VirtualLeague, days: readonly VirtualDay[]) {
  const rows = league.teams.map(({ name, shortName, colours }) => ({
    name,
    shortName,
    colours: [...colours] as [string, string],
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
    form: '',
  }));
  const note = (place: number, scored: number, conceded: number) => {
    const row = rows[place];
    if (!row) return;
    const letter = scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';
    row.played += 1;
    row.scored += scored;
    row.conceded += conceded;
    if (letter === 'W') row.won += 1;
    else if (letter === 'D') row.drawn += 1;
    else row.lost += 1;
    row.points += letter === 'W' ? 3 : letter === 'D' ? 1 : 0;
    row.form = `${row.form}${letter}`.slice(-formLength);
  };
  for (const day of days) {
    for (const match of matchesOf(league, day)) {
      const [home, away] = scoreOf(day, match).score;
      note(match.homePlace, home, away);
      note(match.awayPlace, away, home);
    }
  }
  return rows.toSorted(
    (a, b) =>
      b.points - a.points ||
      b.scored - b.conceded - (a.scored - a.conceded) ||
      b.scored - a.scored ||
      (a.name < b.name ? -1 : 1),
  );
}
