import { useState } from 'react';
import type { TradingControl } from '@bahati/contract/trading/trading.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RequiredAmount } from '#office/forms/required-amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useRoom } from '#features/trading/room/room.ts';
import { setControl, setWinLimit } from '#features/trading/room/use-controls.ts';

export type Target = Pick<TradingControl, 'scope' | 'key' | 'about'>;

const bounds = ['stake', 'win'] as const;
type Bound = (typeof bounds)[number];

/** A win is limited on a kind of market, whatever the event; a stake on the market of this one. */
const winKey = ({ scope, key }: Target): string =>
  scope === 'market' ? (key.split('/')[1]?.split(':')[0] ?? '') : key;

/** The most a bet may stake or win on a market, an event, a competition or a sport. */
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
  const [bound, setBound] = useState<Bound>('stake');
  const [chosen, setChosen] = useState(targets[0]);
  const [typed, setTyped] = useState('');
  const value = typedDecimal(typed, currency);
  function send(reason: string) {
    const { scope, key } = chosen;
    return bound === 'win' && scope !== 'outcome'
      ? setWinLimit({ scope, key: winKey(chosen), mostWin: value ?? null, reason })
      : setControl({ scope, key, kind: 'limit', value: value ?? null, reason });
  }
  return (
    <ReasonDialog
      title={translate('trading.limit.title')}
      confirmLabel={translate('trading.limit.set')}
      isReady={value !== undefined}
      send={send}
      tell={() => translate('trading.limit.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <Segmented
            label={translate('trading.limit.bound')}
            value={bound}
            options={bounds.map((one) => ({
              value: one,
              label: translate(`trading.limit.bound_${one}`),
            }))}
            onValueChange={setBound}
          />
          <SelectField
            label={translate('trading.limit.on')}
            value={chosen.scope}
            options={targets.map(({ scope, about }) => ({
              value: scope,
              label:
                bound === 'win' && scope === 'market'
                  ? translate('trading.limit.every_market', { about })
                  : `${translate(`trading.scope.${scope}`)}: ${about}`,
            }))}
            onValueChange={(scope) =>
              setChosen(targets.find((target) => target.scope === scope) ?? targets[0])
            }
          />
          <RequiredAmount
            label={translate(`trading.limit.most_${bound}`)}
            hint={translate(`trading.limit.hint_${bound}`)}
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
