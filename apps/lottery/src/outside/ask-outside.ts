/** Calls on the lottery's outside world, whose answers are public and unsigned. */
import type { CallKey, CallValue } from '@bahati/contract/call.ts';
import { methodAndPath } from '@bahati/contract/call.ts';
import { drawFeedCalls } from '@bahati/contract/draw-feed/feed.ts';
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';

const answerMs = 5_000;

type Key = keyof typeof drawFeedCalls & CallKey;

/** Undefined: it says that there is no such thing. Throws where it does not answer as agreed. */
export async function askOutside<K extends Key>(
  origin: string,
  call: K,
  params: Readonly<Record<string, string | number>> = {},
): Promise<CallValue<(typeof drawFeedCalls)[K]> | undefined> {
  const path = methodAndPath(call).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const answer = await fetchOutside(`${origin}${path}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  const told = (await answer.json()) as { success: boolean; code?: string; value?: unknown };
  if (told.success) return drawFeedCalls[call].value.parse(told.value) as never;
  if (told.code === 'not_found') return undefined;
  throw new Error(`${origin}${path} refused: ${told.code ?? answer.status}.`);
}
