import type { ComponentType } from 'react';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { BrandCardProps } from './brand-card.tsx';
import { ChatPlaceCard } from './chat-place-card.tsx';
import { FlagsCard } from './flags-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { RegionsCard } from './regions-card.tsx';
import {
  CashierSettings,
  CompanySettings,
  ContactSettings,
  LobbySettings,
  ProtectionSettings,
} from './settings/read-settings.tsx';
import { ThemeCard } from './theme-card.tsx';
import './brand.css';

/** The parts of the brand, each with its cards in order. */
const parts = {
  site: [MaintenanceCard, RegionsCard, FlagsCard],
  company: [CompanySettings, LanguagesCard],
  look: [ThemeCard],
  protection: [ProtectionSettings, CashierSettings],
  lobby: [LobbySettings],
  contacts: [ContactSettings, ChatPlaceCard],
} as const satisfies Record<string, readonly ComponentType<BrandCardProps>[]>;

type Part = keyof typeof parts;

const partNames = Object.keys(parts) as Part[];

/** Everything of the brand that is its own, and how the player site stands. */
export function BrandPage() {
  const { translate } = useWords();
  const search = useSearch();
  const chosen = partNames.find((part) => part === search.get('part')) ?? 'site';
  const tabs = partNames.map((part) => ({
    id: part,
    label: translate(`brand_parts.${part}`),
    panel: <BrandPart part={part} />,
  }));
  return (
    <Tabs
      label={translate('sections.brand')}
      tabs={tabs}
      selectedId={chosen}
      onSelect={(id) => search.set({ part: id === 'site' ? undefined : id })}
    />
  );
}

function BrandPart({ part }: { part: Part }) {
  const canChange = useCan('POST /bo/brand/theme');
  const { data: brand, error, refetch, isFetching } = useRecord('GET /bo/brand', {});
  if (brand) {
    return (
      <div className="brand-cards">
        {parts[part].map((Card, at) => (
          <Card key={at} brand={brand} isReadOnly={!canChange} />
        ))}
      </div>
    );
  }
  if (error) return <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />;
  return <Skeleton height={320} shape="block" />;
}
