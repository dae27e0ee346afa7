import { useState } from 'react';
import type { TradingControl } from '@bahati/contract/trading/trading.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { setControl } from '#features/trading/room/use-controls.ts';

export type Target = Pick<TradingControl, 'scope' | 'key' | 'about'>;

/** The most a bet may stake on a market, an event, a competition or a sport. */
export function LimitDialog({
  targets,
  onClose,
}: {
  /** What it may be set on, the first chosen. */
  targets: readonly [Target, ...Target[]];
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { currency } = useRoom();
  const faultWords = useFigureWords();
  const [chosen, setChosen] = useState(targets[0]);
  const [typed, setTyped] = useState('');
  const value = typedDecimal(typed, currency);
  return (
    <ReasonDialog
      title={translate('trading.limit.title')}
      confirmLabel={translate('trading.limit.set')}
      isReady={value !== undefined}
      send={(reason) =>
        setControl({
          scope: chosen.scope,
          key: chosen.key,
          kind: 'limit',
          value: value ?? null,
          reason,
        })
      }
      tell={() => translate('trading.limit.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <SelectField
            label={translate('trading.limit.on')}
            value={chosen.scope}
            options={targets.map(({ scope, about }) => ({
              value: scope,
              label: `${translate(`trading.scope.${scope}`)}: ${about}`,
            }))}
            onValueChange={(scope) =>
              setChosen(targets.find((target) => target.scope === scope) ?? targets[0])
            }
          />
          <AmountField
            label={translate('trading.limit.most')}
            hint={translate('trading.limit.hint')}
            error={isWanting && value === undefined && translate('trading.settings.no_money')}
            currency={currency}
            value={typed}
            onValueChange={setTyped}
            faultWords={faultWords}
          />
        </>
      )}
    </ReasonDialog>
  );
}
