import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import './providers.css';

export type ProviderRow = StaffProvider;
export type ProviderAct = 'settings' | 'new_key' | 'end_key';

export function useProviderColumns(
  onAct: ((act: ProviderAct, provider: StaffProvider) => void) | undefined,
): Column<ProviderRow>[] {
  const { translate, locale, span } = useWords();
  const columns: Column<ProviderRow>[] = [
    {
      id: 'name',
      label: translate('rounds.provider'),
      render: ({ code, vendors }) => (
        <>
          <strong>{code}</strong>
          <span className="provider-line quiet">
            {vendors.length > 3
              ? translate('game_providers.vendors', { smart_count: vendors.length })
              : vendors.map(({ name }) => name).join(', ')}
          </span>
        </>
      ),
    },
    {
      id: 'addresses',
      label: translate('game_providers.addresses'),
      render: ({ launchUrl, apiUrl }) => (
        <>
          <span className="office-code provider-line">{apiUrl}</span>
          {launchUrl !== apiUrl && <span className="office-code provider-line">{launchUrl}</span>}
        </>
      ),
    },
    {
      id: 'rules',
      label: translate('game_providers.rules'),
      render: ({ isIdScopeGlobal, isUnknownRollbackOk }) => (
        <span className="quiet">
          {translate(isIdScopeGlobal ? 'game_providers.ids_global' : 'game_providers.ids_apart')}
          <span className="provider-line">
            {translate(
              isUnknownRollbackOk ? 'game_providers.unknown_ok' : 'game_providers.unknown_no',
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'key',
      label: translate('game_providers.key'),
      render: (provider) => <KeyState provider={provider} />,
    },
    {
      id: 'rounds',
      label: translate('sections.rounds'),
      render: ({ code, openRounds, stuckAfterMinutes }) => (
        <>
          <Link to={`/rounds?provider=${code}`} className="office-link tabular">
            {new Intl.NumberFormat(locale).format(openRounds)}
          </Link>
          <span className="provider-line quiet">
            {translate('game_providers.stuck_after', { time: span(stuckAfterMinutes * 60_000) })}
          </span>
        </>
      ),
    },
  ];
  if (!onAct) return columns;
  const acts: Column<ProviderRow> = {
    id: 'acts',
    label: translate('payment_methods.change'),
    render: (provider) => (
      <span className="provider-acts">
        <Button size="s" onClick={() => onAct('settings', provider)}>
          {translate('game_providers.settings')}
        </Button>
        <Button size="s" onClick={() => onAct('new_key', provider)}>
          {translate('game_providers.new_key')}
        </Button>
        {provider.previousKey && (
          <Button size="s" tone="danger" onClick={() => onAct('end_key', provider)}>
            {translate('game_providers.end_key')}
          </Button>
        )}
      </span>
    ),
  };
  return [...columns, acts];
}

function KeyState({ provider }: { provider: StaffProvider }) {
  const { translate, instant } = useWords();
  const { key, previousKey, asked } = provider;
  return (
    <>
      <span className="office-code">{key.fingerprint}</span>
      <span className="provider-line quiet">
        {key.since
          ? translate('game_providers.since', { at: instant(key.since) })
          : translate('game_providers.since_ever')}
      </span>
      {previousKey && (
        <span className="provider-line">
          <StatusChip tone="coral">
            {translate('game_providers.before_until', { at: instant(previousKey.goodUntil) })}
          </StatusChip>
        </span>
      )}
      {asked && (
        <span className="provider-line">
          <StatusChip tone="brass">
            {translate(asked.isKey ? 'game_providers.key_asked' : 'game_providers.change_asked', {
              name: asked.requestedBy,
            })}
          </StatusChip>
        </span>
      )}
    </>
  );
}
