import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { AddressBlocks } from '#features/system/address-blocks.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { RegistrationRules } from './registration-rules.tsx';
import { SignInProviders } from './sign-in-providers.tsx';
import './access.css';

export function AccessPage() {
  return (
    <Guarded resource="access">
      <Access />
    </Guarded>
  );
}

/** Who may come in, and what is asked of them at the door. */
function Access() {
  const { translate } = useWords();
  const search = useSearch();
  const tabs = [
    { id: 'blocks', label: translate('access.blocks'), panel: <AddressBlocks /> },
    { id: 'registration', label: translate('access.registration'), panel: <RegistrationRules /> },
    { id: 'providers', label: translate('access.providers'), panel: <SignInProviders /> },
  ];
  const chosen = tabs.find(({ id }) => id === search.get('part'))?.id ?? 'blocks';
  return (
    <>
      <PageTitle title={translate('sections.access')} />
      <Tabs
        label={translate('access.parts')}
        tabs={tabs}
        selectedId={chosen}
        onSelect={(id) => search.set({ part: id === 'blocks' ? undefined : id, field: undefined })}
      />
    </>
  );
}
