import { useId, useState } from 'react';
import type { GameFilePlan } from '@bahati/contract/back-office/catalogue/game-files.ts';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { GameFilePlanView } from './game-file-plan.tsx';

type Looked = { file: string; plan: GameFilePlan };

/** A file of games: what it would change is looked at first, then exactly that is changed. */
export function GameFileDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [looked, setLooked] = useState<Looked>();
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const fieldId = useId();
  const changes = looked ? looked.plan.added + looked.plan.changed : 0;
  const canApply = looked !== undefined && looked.plan.errors === 0 && changes > 0;

  const look = (picked: File | undefined) =>
    act(async () => {
      setLooked(undefined);
      if (!picked) return;
      const file = await picked.text();
      setLooked({ file, plan: await call('POST /bo/gameFiles/check', { body: { file } }) });
    });

  async function confirm() {
    setIsWanting(true);
    if (!canApply || !isReasonGood(reason)) return;
    const body = { file: looked.file, version: looked.plan.version, reason: reason.trim() };
    const send = () => call('POST /bo/gameFiles/apply', { body });
    const tell = ({ added, changed }: GameFilePlan) =>
      translate('game_files.told', { added, changed });
    if (await act(send, tell)) onClose();
  }

  return (
    <ActDialog
      title={translate('game_files.title')}
      confirmLabel={
        canApply
          ? translate('game_files.apply', { smart_count: changes })
          : translate('game_files.nothing')
      }
      size="l"
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{translate('game_files.hint')}</p>
      <label htmlFor={fieldId} className="ui-field-label">
        {translate('game_files.file')}
      </label>
      <input
        id={fieldId}
        type="file"
        accept=".csv,.json,text/csv,application/json"
        className="game-file-field"
        disabled={isBusy}
        onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
      />
      <div aria-live="polite" aria-busy={isBusy}>
        {isBusy && <p className="quiet">{translate('game_files.reading')}</p>}
        {looked && <GameFilePlanView plan={looked.plan} />}
      </div>
      {canApply && <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />}
    </ActDialog>
  );
}
