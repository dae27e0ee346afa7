import { useState } from 'react';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RequiredAmount } from '#office/forms/required-amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

type Props = { page: OfficeRoomPage; onClose: () => void };

/** Sets what may be staked, within what the level offers; of a live table the most alone. */
export function LimitsDialog(props: Props) {
  const { translate } = useWords();
  const { bounds } = props.page;
  if (bounds) return <Fields {...props} bounds={bounds} />;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={translate('rooms_office.limits_change')}
      closeLabel={translate('ra.action.close')}
    >
      <p>{translate('rooms_office.limits_gone')}</p>
    </Dialog>
  );
}

function Fields({
  page: { room },
  bounds,
  onClose,
}: Props & { bounds: NonNullable<OfficeRoomPage['bounds']> }) {
  const { translate, locale } = useWords();
  const { roomId, currency, kind } = room;
  const [least, setLeast] = useState(room.minimum);
  const [most, setMost] = useState(room.maximum);
  const [minimum, maximum] = [typedDecimal(least, currency), typedDecimal(most, currency)];
  const told = (value: string) =>
    `${currencySymbol(currency)} ${formatAmount(value, currency, locale)}`;
  const hint = translate('rooms_office.limits_hint', {
    minimum: told(bounds.minimum),
    maximum: told(bounds.maximum),
  });
  const isTable = kind === 'table';
  const send = (reason: string) =>
    roomsCall('PUT /rooms-office/v1/rooms/:roomId', {
      params: { roomId },
      body: { limits: { minimum: minimum ?? '', maximum: maximum ?? '' }, reason },
    });
  return (
    <ReasonDialog
      title={translate('rooms_office.limits_change')}
      confirmLabel={translate('rooms_office.limits_save')}
      isReady={minimum !== undefined && maximum !== undefined}
      send={send}
      tell={() => translate('rooms_office.limits_told')}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">
            {translate(isTable ? 'rooms_office.limits_table' : 'rooms_office.limits_seats')}
          </p>
          {!isTable && (
            <RequiredAmount
              label={translate('rooms_office.least')}
              currency={currency}
              value={least}
              onValueChange={setLeast}
              isWanting={isWanting}
            />
          )}
          <RequiredAmount
            label={translate('rooms_office.most')}
            hint={hint}
            currency={currency}
            value={most}
            onValueChange={setMost}
            isWanting={isWanting}
          />
        </>
      )}
    </ReasonDialog>
  );
}
