import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useErrorReference, useErrorWords } from '#features/forms/refusal-words.ts';

/** What a list or a page shows in place of an answer that did not come. */
export function QueryError({
  query,
}: {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const reference = useErrorReference();
  return (
    <ErrorState
      title={t('error_title')}
      text={words(query.error)}
      reference={reference(query.error)}
      retryLabel={t('retry')}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
