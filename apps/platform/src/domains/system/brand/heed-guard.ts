import { Refusal } from '@bahati/server-kit/refusal.ts';

/** What the guard of the brand's row says (migration 0018), as the refusal of that name. */
export async function heedGuard<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const isGuard = error instanceof Error && 'code' in error && error.code === 'BH001';
    throw isGuard ? new Refusal(error.message) : error;
  }
}
