import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Pauses it at once, or ends it for good; what was offered stays. */
export function StopDialog({
  campaign: { id, name },
  act,
  onClose,
}: {
  campaign: WholeCampaign;
  act: 'pause' | 'end';
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate(`campaigns.${act}_title`, { name })}
      confirmLabel={translate(`campaigns.${act}`)}
      tone={act === 'end' ? 'danger' : 'ink'}
      send={(reason) =>
        act === 'pause'
          ? call('POST /bo/campaigns/:id/pause', { params: { id }, body: { reason } })
          : call('POST /bo/campaigns/:id/end', { params: { id }, body: { reason } })
      }
      tell={() => translate(`campaigns.told_${act}`)}
      onClose={onClose}
    >
      <p>{translate(`campaigns.${act}_about`)}</p>
    </ReasonDialog>
  );
}
