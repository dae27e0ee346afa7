import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { createCaller } from '@bahati/client/caller.ts';
import { readToken } from './session.ts';

const ask = createCaller<BackOfficeCalls>({ token: readToken });

type Asked = { params?: object; query?: object };

let note: ((key: string, input: Asked) => void) | undefined;

/** Every call of the back office; the token travels with each. */
export const call: typeof ask = (key, ...rest) => {
  if (!note) return ask(key, ...rest);
  note(key, (rest[0] ?? {}) as Asked);
  return new Promise(() => undefined);
};

/** What a reading would ask first, without asking it: what a screen shows can then be asked whole. */
export function callOf(read: () => unknown): { key: string; input: Asked } {
  let found: { key: string; input: Asked } | undefined;
  note = (key, input) => {
    found ??= { key, input };
  };
  try {
    read();
  } finally {
    note = undefined;
  }
  if (!found) throw new Error('It asks for nothing at once.');
  return found;
}
