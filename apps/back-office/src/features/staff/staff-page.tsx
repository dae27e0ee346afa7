import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { StaffNetworks } from './staff-networks.tsx';
import { StaffPeople } from './staff-people.tsx';
import { StaffRoles } from '#features/staff/roles/staff-roles.tsx';
import './staff.css';

/** Who works here, and what each role may do. */
export function StaffPage() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'people', label: translate('staff.people'), panel: <StaffPeople /> },
    { id: 'roles', label: translate('staff.roles'), panel: <StaffRoles /> },
    { id: 'networks', label: translate('staff.networks'), panel: <StaffNetworks /> },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('part'))?.id ?? 'people';
  return (
    <>
      <Tabs
        label={translate('staff.parts')}
        tabs={tabs}
        selectedId={chosen}
        onSelect={(id) => search.set({ part: id === 'people' ? undefined : id })}
      />
    </>
  );
}
