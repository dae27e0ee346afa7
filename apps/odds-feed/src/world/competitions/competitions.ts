/** Every competition of the world. */
import { ballSportCompetitions } from './ball-sports.ts';
import type { Competition } from './competition.ts';
import { eSportCompetitions } from './e-sports.ts';
import { footballCompetitions } from './football.ts';
import { singleSportCompetitions } from './single-sports.ts';

export const competitions: readonly Competition[] = [
  ...footballCompetitions,
  ...ballSportCompetitions,
  ...singleSportCompetitions,
  ...eSportCompetitions,
];

const byNumber = new Map(competitions.map((competition) => [competition.number, competition]));

export const competitionByNumber = (number: number): Competition | undefined =>
  byNumber.get(number);
