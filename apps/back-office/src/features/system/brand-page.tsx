import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { ChatPlaceCard } from './chat-place-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import { ThemeCard } from './theme-card.tsx';
import './brand.css';

/** How the player site stands: open or closed, where, in which languages, with what switched on. */
export function BrandPage() {
  const canAccess = useCan('POST /bo/brand/theme');
  const { data: brand, error, refetch, isFetching } = useRecord('GET /bo/brand', {});
  const given = brand && { brand, isReadOnly: !canAccess };
  return (
    <>
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
