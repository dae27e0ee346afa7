import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { useErrorReference, useErrorWords } from '#features/forms/refusal-words.ts';

/**
 * A page that could not be shown: what happened and the way to try again. Of a part that did not
 * arrive the kind is told too, for the support desk (spec §8).
 */
export function LoadErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const words = useErrorWords();
  const reference = useErrorReference();

  async function retry() {
    // A part that has gone was replaced by a newer release, which only a fresh page knows.
    if (error instanceof ChunkLoadError) {
      window.location.reload();
      return;
    }
    reset();
    await router.invalidate();
  }

  return (
    <div className="page">
      <ErrorState
        title={t('error_title')}
        text={words(error)}
        reference={
          error instanceof ChunkLoadError ? `${error.code} · ${error.type}` : reference(error)
        }
        retryLabel={t('retry')}
        onRetry={() => void retry()}
      />
    </div>
  );
}
