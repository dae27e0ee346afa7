/** What somebody wanted to play before logging in, as the address after the login tells it. */
import { isGamePage } from '#site/paths.ts';

/** Undefined: it was no single game. */
export function gameOf(next: string): string | undefined {
  if (!next.startsWith('/seamless?')) return undefined;
  return new URLSearchParams(next.slice(next.indexOf('?'))).get('gameId') ?? undefined;
}

/** A game, those of one provider, a lottery. */
export function isToPlay(next: string | undefined): next is string {
  if (next === undefined) return false;
  const [path = '', query] = next.split('?');
  return isGamePage(path) || new URLSearchParams(query).has('vassalage');
}
