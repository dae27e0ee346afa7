import { useState } from 'react';
import type { GameWithBots } from '@bahati/contract/rooms-office/house-bots.ts';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { RequiredAmount } from '#office/forms/required-amount.tsx';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

const words = 'rooms_office.bots';

/** Lets bots of the house sit at a game, or not, and says what they may lose to one member. */
export function BotsDialog({ game, onClose }: { game: GameWithBots; onClose: () => void }) {
  const { translate, locale } = useWords();
  const { gameCode, currency, title } = game;
  const [isOn, setIsOn] = useState(game.isOn);
  const [typed, setTyped] = useState(game.mostLost);
  const mostLost = typedDecimal(typed, currency);
  const send = (reason: string) =>
    roomsCall('PUT /rooms-office/v1/house-bots', {
      body: { gameCode, currency, isOn, mostLost: mostLost ?? '', reason },
    });
  return (
    <ReasonDialog
      title={translate(`${words}.change_title`, { game: title[locale] })}
      confirmLabel={translate(`${words}.save`)}
      isReady={mostLost !== undefined}
      send={send}
      tell={() => translate(`${words}.told`)}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p className="quiet">{translate(`${words}.change_hint`)}</p>
          <Checkbox label={translate(`${words}.let`)} checked={isOn} onCheckedChange={setIsOn} />
          <RequiredAmount
            label={translate(`${words}.most_lost`)}
            hint={translate(`${words}.most_lost_hint`)}
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
