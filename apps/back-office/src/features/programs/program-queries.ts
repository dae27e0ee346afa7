/** Whether a brand has a program of a provider, and the session of staff there. */
import { call } from '#office/api.ts';

export const hasProgramQuery = (code: string) => ({
  queryKey: ['programs', 'is there', code],
  queryFn: async (): Promise<boolean> => {
    const { codes } = await call('GET /bo/programs');
    return codes.includes(code);
  },
  staleTime: 600_000,
});

/** `room`: the first part of every key under which the room's answers are kept. */
export const programSessionQuery = <S>(room: string, open: () => Promise<S>) => ({
  queryKey: [room, 'session'],
  queryFn: () => open(),
  retry: false as const,
});
