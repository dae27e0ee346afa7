import type { WholeCampaign } from '@bahati/contract/back-office/rewards/campaigns.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useState } from 'react';
import { Link } from '#office/address/link.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';

type Act = 'start' | 'pause' | 'end' | 'duplicate' | 'give';

/** Start, pause, change, copy, end: what its state allows. */
export function CampaignActs({ campaign }: { campaign: WholeCampaign }) {
  const { translate } = useWords();
  const canChange = useCan('POST /bo/campaigns/:id');
  const canGive = useCan('POST /bo/campaigns/:id/give');
  const [open, setOpen] = useState<Act>();
  const close = () => setOpen(undefined);
  const { id, state, terms } = campaign;
  const isRunning = state === 'running' || state === 'planned';
  const isIdle = state === 'draft' || state === 'paused' || state === 'waiting';
  const acts: readonly (readonly [Act, boolean])[] = [
    ['start', canChange && isIdle],
    ['pause', canChange && isRunning],
    ['give', canGive && state === 'running' && terms.trigger.kind === 'staff'],
    ['duplicate', canChange],
    ['end', canChange && state !== 'ended'],
  ];
  return (
    <div className="content-acts">
      {acts
        .filter(([, isOffered]) => isOffered)
        .map(([act]) => (
          <Button
            key={act}
            className={act === 'start' ? 'office-ink' : ''}
            onClick={() => setOpen(act)}
          >
            {translate(
              act === 'start' && state === 'paused' ? 'campaigns.resume' : `campaigns.${act}`,
            )}
          </Button>
        ))}
      {canChange && isIdle && (
        <Link to={`/campaign_builder?id=${id}`} className={buttonClass({})}>
          {translate('campaigns.change')}
        </Link>
      )}
      {open === 'start' && <StartDialog campaign={campaign} onClose={close} />}
      {(open === 'pause' || open === 'end') && (
        <StopDialog campaign={campaign} act={open} onClose={close} />
      )}
      {open === 'duplicate' && <DuplicateDialog campaign={campaign} onClose={close} />}
      {open === 'give' && <GiveDialog campaign={campaign} onClose={close} />}
    </div>
  );
}
