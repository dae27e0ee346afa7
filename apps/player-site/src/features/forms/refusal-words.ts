import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ChunkLoadError } from '#features/loading/load-chunk.ts';

/** The key of the words for what went wrong; every refusal code of the contract has one. */
export function errorKey(error: unknown): string {
  if (error instanceof RefusedError) return refusalKey(error.code);
  if (error instanceof UnreachableError) return 'error_unreachable';
  if (error instanceof ChunkLoadError)
    return error.type === 'timeout' ? 'error_chunk_timeout' : 'error_chunk_missing';
  return 'error_unknown';
}

/** These refusals have keys of their own in the spec (§5, §8). */
const namedBySpec: Readonly<Record<string, string>> = {
  need_true_account: 'in_need_true_account',
  invitation_code_error: 'invitation_code_error',
};

export function refusalKey(code: string): string {
  return namedBySpec[code] ?? `refusal_${code}`;
}

/** How long to wait before the next try, in words: "45 seconds", "dakika 5". */
function waitWords(error: unknown, language: string): string {
  const told = error instanceof RefusedError ? error.details['retryAfterSeconds'] : undefined;
  const seconds = typeof told === 'number' ? told : 60;
  const [unit, count] =
    seconds < 120 ? ['second', Math.ceil(seconds)] : ['minute', Math.ceil(seconds / 60)];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** Says in the reader's language what went wrong, never the server's own words. */
export function useErrorWords(): (error: unknown) => string {
  const { t, language: tag, has } = useTranslation();
  return (error) => {
    const key = errorKey(error);
    const details = error instanceof RefusedError ? error.details : {};
    const places = { ...details, wait: waitWords(error, tag) };
    return has(key) ? t(key as 'error_unknown', places) : t('error_unknown');
  };
}

/** The request's id, for the support desk. */
export function useErrorReference(): (error: unknown) => string | undefined {
  const { t } = useTranslation();
  return (error) =>
    error instanceof RefusedError ? t('error_reference', { id: error.requestId }) : undefined;
}
