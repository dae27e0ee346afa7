/** The calls that read, by what they answer: the types of `useRecord`, `useList`, `useWholeList`. */
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { CallerInput, CallValue } from '@bahati/contract/call.ts';

/** Most read; a few send what they ask for in a body. */
export type ReadKey = keyof BackOfficeCalls;
export type Input<K extends ReadKey> = CallerInput<BackOfficeCalls[K]>;
export type Value<K extends ReadKey> = CallValue<BackOfficeCalls[K]>;

type QueryOf<K extends ReadKey> = Input<K> extends { query?: infer Q } ? NonNullable<Q> : never;

/** Lists that are walked through by cursor. */
export type ListKey = {
  [K in ReadKey]: [QueryOf<K>] extends [never]
    ? never
    : 'cursor' extends keyof QueryOf<K>
      ? Value<K> extends { items: unknown[] }
        ? K
        : never
      : never;
}[ReadKey];

export type Row<K extends ListKey> = Value<K> extends { items: readonly (infer R)[] } ? R : never;

/** What a list is narrowed to; its page is not asked for but walked to. */
export type ListInput<K extends ListKey> = Omit<Input<K>, 'query'> & {
  query?: Omit<QueryOf<K>, 'cursor' | 'pageSize'>;
};

/** The parts of an input, whichever call it is of. */
export type AnyInput = { params?: object; query?: object; body?: unknown };
