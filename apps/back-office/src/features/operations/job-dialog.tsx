import type { OperationsJob } from '@bahati/contract/back-office/operations/operations.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

export type JobAct = 'run' | 'pause' | 'resume';

const keys = {
  run: 'POST /bo/operations/jobs/:task/run',
  pause: 'POST /bo/operations/jobs/:task/pause',
  resume: 'POST /bo/operations/jobs/:task/resume',
} as const;

/** Asks why, and lets a job run, rest or go on. */
export function JobDialog({
  job: { task },
  act,
  onClose,
}: {
  job: OperationsJob;
  act: JobAct;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate(`job_acts.${act}_title`)}
      confirmLabel={translate(`job_acts.${act}_now`)}
      tone={act === 'pause' ? 'danger' : 'ink'}
      send={(reason) => call(keys[act], { params: { task }, body: { reason } })}
      tell={() => translate(`job_acts.${act}_told`, { task })}
      onClose={onClose}
    >
      <p>{translate(`job_acts.${act}_about`, { task })}</p>
    </ReasonDialog>
  );
}
