/**
 * Games in which the operator takes no stake from anybody now: it says so itself, for those whose
 * rooms are entered or heard here. While it is silent what it said last holds: no stake passes
 * without it either.
 */
import type { Context } from '#games-server/context.ts';
import { createGatherer } from '#games-server/gather.ts';

const freshMs = 2_000;
/** The call takes as many. */
const mostAtOnce = 100;

export type IsClosed = (gameCode: string) => Promise<boolean>;

/** Codes are those of games with rooms, so that what is known stays small. */
export function watchClosedGames({ wallet, log }: Pick<Context, 'wallet' | 'log'>): IsClosed {
  const known = new Map<string, { isClosed: boolean; askedAt: number }>();
  const isFresh = (code: string) =>
    performance.now() - (known.get(code)?.askedAt ?? -Infinity) < freshMs;
  const ask = async (codes: readonly string[]) => {
    const said = await wallet.closedGames(codes).catch((error: unknown) => {
      log.warn({ err: error }, 'the operator did not say which games are closed');
      return codes.filter((code) => known.get(code)?.isClosed);
    });
    const askedAt = performance.now();
    for (const code of codes) known.set(code, { isClosed: said.includes(code), askedAt });
  };
  const find = createGatherer<string, boolean>({
    mostAtOnce,
    mostUnderWay: 1,
    async work(codes) {
      const stale = [...new Set(codes)].filter((code) => !isFresh(code));
      if (stale.length > 0) await ask(stale);
      return codes.map((code) => known.get(code)?.isClosed ?? false);
    },
  });
  return async (code) => (isFresh(code) ? (known.get(code)?.isClosed ?? false) : find(code));
}
