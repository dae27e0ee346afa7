import { Button } from '@bahati/ui/button/button.tsx';
import { CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

/** The agent a list is narrowed to, as the address has it; its card leads here. */
export function AgentFilter() {
  const { translate } = useWords();
  const search = useSearch();
  const id = search.get('agent') ?? '';
  const { data } = useRecord('GET /bo/agents/:id', { params: { id } }, { isEnabled: id !== '' });
  if (id === '') return null;
  return (
    <Button
      size="s"
      endIcon={<CloseIcon size={16} />}
      aria-label={translate('agency_bills.all_agents')}
      onClick={() => search.set({ agent: undefined })}
    >
      {translate('agency_bills.of_agent', { name: data?.username ?? id })}
    </Button>
  );
}
