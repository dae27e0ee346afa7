import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { AddressBlocks } from '#features/system/address-blocks.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { RegistrationRules } from './registration-rules.tsx';
import { SignInProviders } from './sign-in-providers.tsx';
import './access.css';

/** Who may come in, and what is asked of them at the door. */
export function AccessPage() {
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
      <Tabs
        label={translate('access.parts')}
        tabs={tabs}
        selectedId={chosen}
        onSelect={(id) => search.set({ part: id === 'blocks' ? undefined : id, field: undefined })}
      />
    </>
  );
}
