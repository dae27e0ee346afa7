/** The operator's settings of React Query, so that every site waits and retries alike. */
import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from './caller.ts';

/** Retries only what never reached the server, twice; a refusal is an answer. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => error instanceof UnreachableError && count < 2,
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false },
    },
  });
}
