import { useState } from 'react';
import type { OfficeGame } from '@bahati/contract/lottery-office/office.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RequiredAmount } from '#office/forms/required-amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { lotteryCall } from '#features/lottery/room/lottery-session.ts';
import { useRoom } from '#features/lottery/room/room.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import { capKey, capScopes, type CapTarget, sampleOf } from './cap-key.rules.ts';

/** Sets the most that may be lost on a key; the same key anew takes the place of the old cap. */
export function CapDialog({
  game: { gameCode, returns },
  givenKey,
  onClose,
}: {
  game: OfficeGame;
  /** Chosen already; absent: it is asked. */
  givenKey: string | undefined;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { currency } = useRoom();
  const names = useNames();
  const [target, setTarget] = useState<CapTarget>({
    scope: 'draw',
    betType: returns[0]?.betType ?? '',
    selection: '',
  });
  const [typed, setTyped] = useState('');
  const key = givenKey ?? capKey(target);
  const most = typedDecimal(typed, currency);
  const send = (reason: string) =>
    lotteryCall('PUT /lottery-office/v1/games/:gameCode', {
      params: { gameCode },
      body: { cap: { key: key ?? '', most: most ?? null }, reason },
    });
  return (
    <ReasonDialog
      title={translate('lottery.caps.add')}
      confirmLabel={translate('lottery.caps.save')}
      isReady={key !== undefined && most !== undefined}
      send={send}
      tell={() => translate('lottery.caps.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          {givenKey === undefined ? (
            <TargetFields
              target={target}
              types={returns.map(({ betType }) => betType)}
              isWanting={isWanting && key === undefined}
              onChange={setTarget}
            />
          ) : (
            <p>
              <strong>{names.key(givenKey)}</strong>
            </p>
          )}
          <RequiredAmount
            label={translate('lottery.caps.most')}
            currency={currency}
            value={typed}
            onValueChange={setTyped}
            isWanting={isWanting}
          />
        </>
      )}
    </ReasonDialog>
  );
}

function TargetFields({
  target,
  types,
  isWanting,
  onChange,
}: {
  target: CapTarget;
  types: readonly string[];
  isWanting: boolean;
  onChange: (target: CapTarget) => void;
}) {
  const { translate } = useWords();
  const names = useNames();
  const { scope, betType, selection } = target;
  return (
    <>
      <SelectField
        label={translate('lottery.caps.on')}
        value={scope}
        options={capScopes.map((value) => ({
          value,
          label: translate(`lottery.caps.scope_${value}`),
        }))}
        onValueChange={(value) =>
          onChange({ ...target, scope: capScopes.find((known) => known === value) ?? 'draw' })
        }
      />
      {(scope === 'type' || scope === 'number') && (
        <SelectField
          label={translate('lottery.prizes.type')}
          value={betType}
          options={types.map((value) => ({ value, label: names.betType(value) }))}
          onValueChange={(value) => onChange({ ...target, betType: value })}
        />
      )}
      {scope === 'number' && (
        <TextField
          label={translate('lottery.caps.number')}
          hint={translate('lottery.caps.number_hint', { sample: sampleOf(betType) })}
          error={isWanting && translate('lottery.caps.no_number')}
          autoComplete="off"
          value={selection}
          onValueChange={(text) => onChange({ ...target, selection: text })}
        />
      )}
    </>
  );
}
