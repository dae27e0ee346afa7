import { useQuery } from '@tanstack/react-query';
import { call } from '#office/api.ts';
import type { AnyInput, Input, ReadKey, Value } from './calls.ts';

export type RecordOptions = {
  isEnabled?: boolean;
  refetchEveryMs?: number | undefined;
  /** False: a failed reading is not tried again by itself. */
  isRetried?: boolean;
};

/** What one call answers, kept under the call and what it was asked. */
export function useRecord<K extends ReadKey>(
  key: K,
  input: Input<K>,
  { isEnabled = true, refetchEveryMs, isRetried = true }: RecordOptions = {},
) {
  return useQuery({
    queryKey: [key, input],
    queryFn: ({ signal }) => ask(key, input as AnyInput, signal),
    enabled: isEnabled,
    ...(refetchEveryMs === undefined ? {} : { refetchInterval: refetchEveryMs }),
    ...(isRetried ? {} : { retry: false }),
  });
}

/** The contract ties a call's input to its key, which a type parameter forgets. */
export function ask<K extends ReadKey>(
  key: K,
  input: AnyInput,
  signal: AbortSignal,
): Promise<Value<K>> {
  const send = call as (key: K, input: AnyInput, settings: object) => Promise<Value<K>>;
  return send(key, input, { signal });
}
