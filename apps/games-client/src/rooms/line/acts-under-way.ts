/**
 * Words of the game that are not answered yet. Each keeps its key until the server has decided, so
 * whatever breaks in between it acts once: what a broken line may have lost is said again.
 */
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';

type Answer = Extract<RoomServerMessage, { t: 'done' | 'refused' }>;

export type Acted =
  | { readonly is: 'done'; readonly value: unknown }
  | {
      readonly is: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
    }
  /** No answer for so long that nobody waits for it any more: the room will tell. */
  | { readonly is: 'unknown' };

type UnderWay = {
  readonly text: string;
  /** Of use at once or never: it is not said again. */
  readonly isFleeting: boolean;
  readonly end: (acted: Acted) => void;
  readonly timer: ReturnType<typeof setTimeout>;
};

const longestMs = 60_000;
const againMs = 1_000;

/** By these the server says that it has not decided. */
const undecided: ReadonlySet<string> = new Set(['retry', 'internal_error', 'too_many_requests']);

export function createActs(send: (text: string) => void) {
  const underWay = new Map<string, UnderWay>();
  const end = (key: string, acted: Acted) => {
    const found = underWay.get(key);
    if (!found) return;
    clearTimeout(found.timer);
    underWay.delete(key);
    found.end(acted);
  };
  return {
    say(key: string, act: object, isFleeting = false): Promise<Acted> {
      const text = JSON.stringify({ t: 'act', key, act });
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(key, { is: 'unknown' }), longestMs);
        underWay.set(key, { text, isFleeting, end: resolve, timer });
        send(text);
      });
    },
    /** The line is new: what was not answered on the old one is said again. */
    sayAgain(): void {
      for (const { text } of underWay.values()) send(text);
    },
    /** What was of use on the old line alone is given up. */
    lineBroke(): void {
      for (const [key, { isFleeting }] of underWay) if (isFleeting) end(key, { is: 'unknown' });
    },
    hear(answer: Answer): void {
      const { key } = answer;
      if (answer.t === 'done') return end(key, { is: 'done', value: answer.value });
      const { code, details = {} } = answer;
      const isOver = underWay.get(key)?.isFleeting === true || !undecided.has(code);
      if (isOver) return end(key, { is: 'refused', code, details });
      setTimeout(() => {
        const found = underWay.get(key);
        if (found) send(found.text);
      }, againMs);
      return undefined;
    },
    isWaiting: (): boolean => underWay.size > 0,
    giveUp(): void {
      for (const key of underWay.keys()) end(key, { is: 'unknown' });
    },
  };
}
