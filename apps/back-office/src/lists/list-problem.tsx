import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Why a list or a record could not be read, with the way back; small when older rows can still be shown. */
export function ListProblem({
  error,
  onRetry,
  isRetrying = false,
  isSmall = false,
  title,
}: {
  error: unknown;
  onRetry: () => unknown;
  isRetrying?: boolean;
  isSmall?: boolean;
  /** What could not be read; absent: a list. */
  title?: string;
}) {
  const { translate, problem } = useWords();
  const { words, reference } = problem(error);
  if (isSmall) return <NoticeBar tone="warn">{translate('list.older', { words })}</NoticeBar>;
  return (
    <ErrorState
      title={title ?? translate('list.failed')}
      text={words}
      reference={reference}
      retryLabel={translate('problem.retry')}
      onRetry={() => void onRetry()}
      isRetrying={isRetrying}
    />
  );
}
