/** Pages that say why there is no other: still loading, not allowed, not there, not reached. */
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { PageTitle } from './page-title.tsx';

export function LoadingPage() {
  const { translate } = useWords();
  return <SkeletonRows count={5} label={translate('ra.page.loading')} />;
}

export function AccessDeniedPage() {
  const { translate } = useWords();
  const title = translate('ra.page.access_denied');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState title={title} text={translate('ra.message.access_denied')} seed="denied" />
    </>
  );
}

export function NotFoundPage() {
  const { translate } = useWords();
  const title = translate('ra.page.not_found');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        title={title}
        text={translate('ra.message.not_found')}
        seed="nowhere"
        action={<Link to="/">{translate('layout.home')}</Link>}
      />
    </>
  );
}

export function UnreachablePage() {
  const { translate } = useWords();
  return (
    <ErrorState
      title={translate('problem.unreachable_title')}
      text={translate('refusals.unreachable')}
      retryLabel={translate('problem.retry')}
      onRetry={() => window.location.assign('/')}
    />
  );
}

export function BrokenPage({ onRetry }: { onRetry: () => void }) {
  const { translate } = useWords();
  return (
    <ErrorState
      title={translate('ra.page.error')}
      text={translate('ra.message.error')}
      retryLabel={translate('problem.retry')}
      onRetry={onRetry}
    />
  );
}
