/** The model of each sport. */
import type { Sport } from '@bahati/book-rules/sports.ts';
import { cricketModel, type CricketState } from './cricket/cricket-model.ts';
import { fightFacts, fightModel, type FightState } from './fights/fight-model.ts';
import { goalsFacts } from './goals/goals-facts.ts';
import { goalsModel } from './goals/goals-model.ts';
import type { GoalsState } from './goals/goals-state.ts';
import type { SportModel } from './model.ts';
import { orderFacts, orderModel, type OrderState } from './orders/order-model.ts';
import { pointsFacts } from './points/points-facts.ts';
import { pointsModel, type PointsState } from './points/points-model.ts';
import { raceFacts } from './races/race-facts.ts';
import { raceModel } from './races/race-model.ts';
import type { RaceState } from './races/race-state.ts';

/** Plain immutable data. Keep one object of strengths for an event: what follows from it is kept. */
export type PlayState =
  | GoalsState
  | PointsState
  | CricketState
  | RaceState
  | FightState
  | OrderState;

const models: Readonly<Record<Sport, SportModel<PlayState>>> = {
  football: goalsModel(goalsFacts.football),
  efootball: goalsModel(goalsFacts.efootball),
  ice_hockey: goalsModel(goalsFacts.ice_hockey),
  basketball: pointsModel(pointsFacts.basketball),
  rugby: pointsModel(pointsFacts.rugby),
  handball: pointsModel(pointsFacts.handball),
  cricket: cricketModel,
  tennis: raceModel(raceFacts.tennis),
  darts: raceModel(raceFacts.darts),
  table_tennis: raceModel(raceFacts.table_tennis),
  volleyball: raceModel(raceFacts.volleyball),
  cs2: raceModel(raceFacts.cs2),
  valorant: raceModel(raceFacts.valorant),
  dota2: raceModel(raceFacts.dota2),
  lol: raceModel(raceFacts.lol),
  boxing: fightModel(fightFacts.boxing),
  mma: fightModel(fightFacts.mma),
  athletics: orderModel(orderFacts.athletics),
  motor_sport: orderModel(orderFacts.motor_sport),
};

/** A state goes with the sport it was started for. */
export const modelOf = (sport: Sport): SportModel<PlayState> => models[sport];
