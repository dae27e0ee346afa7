import type { MathModel } from './model.ts';
import { bookModels } from './models-book.ts';
import { fallModels } from './models-fall.ts';
import { holdModels } from './models-hold.ts';
import { tallModels } from './models-tall.ts';
import { tenModels } from './models-ten.ts';
import { threeModels } from './models-three.ts';
import { twentyModels } from './models-twenty.ts';
import { waysModels } from './models-ways.ts';
import { wildModels } from './models-wilds.ts';

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

export const mathModels: readonly MathModel[] = [...lineModels, ...furtherModels];
