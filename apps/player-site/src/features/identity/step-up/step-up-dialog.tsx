import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import type { StepUpWay } from '@bahati/contract/player-site/identity/step-up.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery, queryClient } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { LogoutDialog } from '#features/identity/login/logout-dialog.tsx';
import { PopupBand } from '#features/identity/popups/popup-band.tsx';
import { clearHurdle } from '#features/identity/session.ts';
import { StepUpByCode } from './step-up-by-code.tsx';
import { StepUpByName } from './step-up-by-name.tsx';

type Way = { way: StepUpWay; to: string | null };

/** A login from a new place is proven once more (spec §4): the only other way is out. */
export function StepUpDialog() {
  const { t } = useTranslation();
  const [opening, setOpening] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const query = useQuery(memberQuery('GET /wps/session/stepUp'));

  function pass() {
    clearHurdle('stepUp');
    // What was refused until now may be read again.
    void queryClient.invalidateQueries();
  }

  return (
    <>
      <Dialog
        key={opening}
        isOpen
        isLocked
        // A browser closes even a locked dialog when Escape is pressed often enough.
        onClose={() => setOpening((count) => count + 1)}
        title={t('step_up_title')}
        closeLabel={t('close')}
        size="s"
      >
        <PopupBand />
        {query.data ? (
          <StepUpForm ways={query.data.ways} onDone={pass} />
        ) : query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )}
        <p className="popup-other">
          <Button tone="link" onClick={() => setIsLeaving(true)}>
            {t('hd_sign_out')}
          </Button>
        </p>
      </Dialog>
      {isLeaving && <LogoutDialog onCancel={() => setIsLeaving(false)} />}
    </>
  );
}

const wayLabels = {
  authenticator: 'step_up_authenticator',
  email: 'step_up_email',
  sms: 'step_up_sms',
  bank_account: 'step_up_bank_account',
  recovery_code: 'step_up_recovery_code',
} as const satisfies Record<StepUpWay, string>;

function StepUpForm({ ways, onDone }: { ways: readonly Way[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<StepUpWay | null>(null);
  const current = ways.find(({ way }) => way === chosen) ?? ways[0];
  const way = current?.way ?? 'authenticator';
  return (
    <div className="stack">
      <p className="popup-lead">{t('step_up_about')}</p>
      {ways.length > 1 && (
        <Segmented
          label={t('step_up_way')}
          options={ways.map((option) => ({
            value: option.way,
            label: t(wayLabels[option.way]),
          }))}
          value={way}
          onValueChange={setChosen}
        />
      )}
      {way === 'bank_account' ? (
        <StepUpByName onDone={onDone} />
      ) : (
        <StepUpByCode key={way} way={way} to={current?.to ?? ''} onDone={onDone} />
      )}
    </div>
  );
}
