/** The model of each sport. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { goalsFacts } from './goals/goals-facts.ts';
import { goalsModel } from './goals/goals-model.ts';
import type { GoalsState } from './goals/goals-state.ts';
import type { SportModel } from './model.ts';

export type PlayState = GoalsState;

const models = {
  football: goalsModel(goalsFacts.football),
  efootball: goalsModel(goalsFacts.efootball),
  ice_hockey: goalsModel(goalsFacts.ice_hockey),
} as const;

/** A state goes with the sport it was started for. */
export const modelOf = (sport: Sport): SportModel<PlayState> =>
  models[sport as keyof typeof models] as SportModel<PlayState>;
