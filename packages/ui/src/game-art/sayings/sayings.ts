/**
 * What is said of a title's noun, so that it is seen: metals and stones change what the thing is
 * made of; hours, feasts and places stand behind it or before it. Drawn round the origin, 240 by 240.
 */
import { feasts } from './feasts.ts';
import { hours } from './hours.ts';
import { places } from './places.ts';
import type { Saying } from './saying.ts';
import { wonders } from './wonders.ts';

const sayings: ReadonlyMap<string, Saying> = new Map(
  Object.entries({ ...wonders, ...hours, ...feasts, ...places }),
);

/** By the words a Swahili title ends with. */
export function sayingOfTitle(title: string): Saying {
  const words = title.split(/\s+/);
  const last = words.at(-1) ?? '';
  return sayings.get(words.slice(-2).join(' ')) ?? sayings.get(last) ?? {};
}
