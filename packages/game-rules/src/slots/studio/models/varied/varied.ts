/** The models of the third versions. Their order is part of every game's number: new ones need a new version. */
import type { MathModel } from '@bahati/game-rules/slots/studio/models/model.ts';
import { bookModelsMore } from './books.ts';
import { bothWaysModels } from './both-ways.ts';
import { chestModels } from './chests.ts';
import { coinModels } from './coins.ts';
import { fallingModels } from './falling.ts';
import { fillingModels } from './filling.ts';
import { fourReelModels } from './four-reels.ts';
import { manyModels } from './many.ts';
import { multipliedModels } from './multiplied.ts';
import { oneRowModels } from './one-row.ts';
import { royalModels } from './royal.ts';
import { sixReelModels } from './six-reels.ts';
import { squareModels } from './square.ts';
import { stayingModels } from './staying.ts';
import { threeLineModels } from './three-lines.ts';
import { threeOtherModels } from './three-others.ts';

export const variedModels: readonly MathModel[] = [
  ...oneRowModels,
  ...threeLineModels,
  ...threeOtherModels,
  ...fourReelModels,
  ...squareModels,
  ...bothWaysModels,
  ...multipliedModels,
  ...fillingModels,
  ...stayingModels,
  ...bookModelsMore,
  ...coinModels,
  ...chestModels,
  ...fallingModels,
  ...manyModels,
  ...sixReelModels,
  ...royalModels,
];
