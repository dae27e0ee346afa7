import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { CardScene } from '#frame/matches/card-table/card-scene.tsx';
import { ThirteenCloth } from './thirteen-cloth.tsx';
import './thirteen.css';

const held = [
  cardOf(11, 'spades'),
  cardOf(12, 'hearts'),
  cardOf(13, 'clubs'),
  cardOf(14, 'diamonds'),
  cardOf(2, 'hearts'),
];

/** A run and the highest card over the cloth. Decoration. */
export const ThirteenScene = () => <CardScene cards={held} ground={<ThirteenCloth />} />;
