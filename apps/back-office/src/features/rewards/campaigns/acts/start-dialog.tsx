import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { EstimateCard } from '#features/rewards/campaigns/builder/estimate-card.tsx';
import { amountWords } from '#features/cashier/amount-words.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Starts it with an estimate in sight; a large budget waits for a second person. */
export function StartDialog({
  campaign: { id, name, version, terms, currency, approvalLimit },
  onClose,
}: {
  campaign: WholeCampaign;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  return (
    <ReasonDialog
      title={translate('campaigns.start_title', { name })}
      confirmLabel={translate('campaigns.start')}
      send={(reason) =>
        call('POST /bo/campaigns/:id/start', { params: { id }, body: { version, reason } })
      }
      tell={({ state }) =>
        translate(state === 'waiting' ? 'approvals.told_asked' : 'campaigns.told_started')
      }
      onClose={onClose}
    >
      <p>
        {translate('campaigns.start_about', {
          limit: amountWords(approvalLimit, currency, locale),
        })}
      </p>
      <EstimateCard terms={terms} isAtOnce />
    </ReasonDialog>
  );
}
