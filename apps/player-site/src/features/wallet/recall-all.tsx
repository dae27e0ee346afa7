import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import type { TransferWallet } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { isDecided, useIdempotencyKeys } from './idempotency-key.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { forgetWallets } from './use-transfer-wallets.ts';

type Results = CallValue<PlayerSiteCalls['POST /wps/relay/GCS_recallAll']>['results'];
type Result = Results[number];

/** Everything home with one tap; what became of it stands below for each vendor. */
export function RecallAll({ wallets }: { wallets: readonly TransferWallet[] }) {
  const { t } = useTranslation();
  const idempotencyKeys = useIdempotencyKeys();
  const recall = useMutation({
    mutationFn: () => {
      const idempotencyKey = idempotencyKeys.idFor('all');
      return call('POST /wps/relay/GCS_recallAll', { body: { idempotencyKey } });
    },
    onSuccess: () => idempotencyKeys.forget(),
    onError: (failure) => {
      if (isDecided(failure)) idempotencyKeys.forget();
    },
    onSettled: forgetWallets,
  });
  const mayHoldMoney = wallets.some(({ balance }) => balance === null || /[1-9]/.test(balance));
  return (
    <div className="stack">
      <Button
        isWide
        disabled={!mayHoldMoney}
        isLoading={recall.isPending}
        loadingLabel={t('loading')}
        onClick={() => recall.mutate()}
      >
        {t('move_recall')}
      </Button>
      <FormAlert error={recall.error} />
      <div role="status">
        {recall.isPending ? (
          <KeyValueList isCompact items={wallets.map(waiting)} />
        ) : (
          recall.data && <Ends results={recall.data.results} />
        )}
      </div>
    </div>
  );
  function waiting({ vendor, vendorName }: TransferWallet) {
    const chip = (
      <StatusChip tone="brass" isLive>
        {t('wallet_pending')}
      </StatusChip>
    );
    return { id: vendor, label: vendorName, value: chip };
  }
}

const tones = {
  done: 'lagoon',
  empty: 'quiet',
  sent: 'brass',
  undone: 'hibiscus',
  unreachable: 'hibiscus',
} as const;

function Ends({ results }: { results: Results }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const valueOf = ({ outcome, amount, currency }: Result) =>
    outcome === 'done' ? (
      <Amount value={amount} currency={currency} locale={locale} tone="win" sign="always" />
    ) : (
      <StatusChip tone={tones[outcome]} isLive={outcome === 'sent'}>
        {t(`move_recall_${outcome}`)}
      </StatusChip>
    );
  return (
    <KeyValueList
      isCompact
      items={results.map((result) => ({
        id: result.vendor,
        label: result.vendorName,
        value: valueOf(result),
      }))}
    />
  );
}
