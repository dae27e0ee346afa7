import { useState } from 'react';
import type { MemberProfile } from '@bahati/contract/trading/trading.ts';
import { readFigure } from '@bahati/money/typed-figure.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';
import { tradingCall } from '#features/trading/room/trading-session.ts';

const mostPercent = 500;

/** How much of the book's own bounds a member has, and whether a trader sees every bet first. */
export function BoundsDialog({
  profile,
  onClose,
}: {
  profile: MemberProfile;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { memberKey } = profile;
  const [typed, setTyped] = useState(String(profile.factorPercent));
  const [isAlwaysAsked, setIsAlwaysAsked] = useState(profile.isAlwaysAsked);
  const read = readFigure(typed, 0);
  const percent = read.fault === undefined ? Number(read.units) : 0;
  const isGood = percent >= 1 && percent <= mostPercent;
  return (
    <ReasonDialog
      title={translate('trading.members.bound_title', { name: profile.name })}
      confirmLabel={translate('trading.members.bound')}
      isReady={isGood}
      send={(reason) =>
        tradingCall('PUT /trading/v1/members/:memberKey', {
          params: { memberKey },
          body: { factorPercent: percent, isAlwaysAsked, reason },
        })
      }
      tell={() => translate('trading.members.told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <TextField
            label={translate('trading.members.factor')}
            hint={translate('trading.members.factor_hint')}
            error={isWanting && !isGood && translate('trading.members.factor_none')}
            inputMode="numeric"
            autoComplete="off"
            suffix="%"
            value={typed}
            onValueChange={setTyped}
          />
          <Checkbox
            label={translate('trading.members.always_asked')}
            hint={translate('trading.members.always_asked_hint')}
            checked={isAlwaysAsked}
            onCheckedChange={setIsAlwaysAsked}
          />
        </>
      )}
    </ReasonDialog>
  );
}
