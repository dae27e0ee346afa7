import { cardOf, deckSize } from '@bahati/game-rules/cards/card.ts';
import { CardScene } from '#frame/matches/card-table/card-scene.tsx';
import { Mat } from './mat.tsx';

const held = [cardOf(8, 'hearts'), cardOf(12, 'hearts'), cardOf(7, 'hearts'), deckSize];

/** A hand over its mat. Decoration. */
export const KadiScene = () => <CardScene cards={held} ground={<Mat />} />;
