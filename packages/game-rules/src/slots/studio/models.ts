import type { MathModel } from './model.ts';
import { tallModels } from './models-tall.ts';
import { tenModels } from './models-ten.ts';
import { threeModels } from './models-three.ts';
import { twentyModels } from './models-twenty.ts';

/** Every model of the studio. The order is part of every game's number: new ones go to the end. */
export const mathModels: readonly MathModel[] = [
  ...threeModels,
  ...tenModels,
  ...twentyModels,
  ...tallModels,
];
