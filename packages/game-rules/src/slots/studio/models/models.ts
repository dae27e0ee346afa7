import type { MathModel } from './model.ts';
import { bookModels } from './book.ts';
import { fallModels } from './fall.ts';
import { holdModels } from './hold.ts';
import { tallModels } from './tall.ts';
import { tenModels } from './ten.ts';
import { threeModels } from './three.ts';
import { twentyModels } from './twenty.ts';
import { variedModels } from './varied/varied.ts';
import { waysModels } from './ways.ts';
import { wildModels } from './wilds.ts';

/** Games of lines alone. The order is part of every game's number: new ones go to the end. */
export const lineModels: readonly MathModel[] = [
  ...threeModels,
  ...tenModels,
  ...twentyModels,
  ...tallModels,
];

/** Games with more than lines, in an order that is part of every game's number too. */
export const furtherModels: readonly MathModel[] = [
  ...waysModels,
  ...wildModels,
  ...bookModels,
  ...holdModels,
  ...fallModels,
];

export const mathModels: readonly MathModel[] = [...lineModels, ...furtherModels, ...variedModels];
