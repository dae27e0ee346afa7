/** Whether a brand has a program of a provider. */
import { call } from '#office/api.ts';

export const hasProgramQuery = (code: string) => ({
  queryKey: ['programs', 'is there', code],
  queryFn: async (): Promise<boolean> => {
    const { codes } = await call('GET /bo/programs');
    return codes.includes(code);
  },
  staleTime: 600_000,
});
