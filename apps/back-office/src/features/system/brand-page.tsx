import type { BrandSettings } from '@bahati/contract/back-office/system/brand.ts';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useCanAccess, useGetOne } from 'react-admin';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { ChatPlaceCard } from './chat-place-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import './brand.css';

export function BrandPage() {
  return (
    <Guarded resource="brand">
      <Brand />
    </Guarded>
  );
}

/** How the player site stands: open or closed, where, in which languages, with what switched on. */
function Brand() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'brand', action: 'change' });
  const {
    data: brand,
    error,
    refetch,
    isFetching,
  } = useGetOne<BrandSettings & { id: string }>('brand', { id: 'brand' });
  const given = brand && { brand, isReadOnly: !canAccess };
  return (
    <>
      <PageTitle title={translate('sections.brand')} />
      {given ? (
        <div className="brand-cards">
          <MaintenanceCard {...given} />
          <ThemeCard {...given} />
          <RegionsCard {...given} />
          <LanguagesCard {...given} />
          <ChatPlaceCard {...given} />
          <FlagsCard {...given} />
        </div>
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <Skeleton height={320} shape="block" />
      )}
    </>
  );
}
