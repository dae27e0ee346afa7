import { useState } from 'react';
import { AmountField } from '@bahati/ui/amount-field/amount-field.tsx';
import { typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';

/** On a member's card: asks that money be given or taken by hand. */
export function AdjustBalance({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/adjustments');
  const [isAsking, setIsAsking] = useState(false);
  const isTrial = String(member.type) === '4';
  if (!canAccess || member.status === 'closed' || isTrial) return null;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{translate('adjustments.ask')}</Button>
      {isAsking && <AskDialog member={member} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AskDialog({ member, onClose }: { member: MemberCard; onClose: () => void }) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [typed, setTyped] = useState('');
  // One request, however often it is sent: an answer may be lost on its way.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { id: memberId, username, currency } = member;
  const amount = typedDecimal(typed, currency) ?? '';
  const isNothing = !/[1-9]/.test(amount);

  const signed = direction === 'take' ? `-${amount}` : amount;

  return (
    <ReasonDialog
      title={translate('adjustments.ask_title', { username })}
      confirmLabel={translate('adjustments.ask_now')}
      isReady={!isNothing}
      send={(reason) =>
        call('POST /bo/adjustments', { body: { idempotencyKey, memberId, amount: signed, reason } })
      }
      tell={() => translate('adjustments.told_asked', { username })}
      onClose={onClose}
    >
      {(isWanting) => (
        <>
          <p>{translate('adjustments.ask_hint')}</p>
          <Segmented
            label={translate('adjustments.direction')}
            value={direction}
            options={[
              { value: 'give', label: translate('adjustments.give') },
              { value: 'take', label: translate('adjustments.take') },
            ]}
            onValueChange={setDirection}
          />
          <AmountField
            label={translate('cashier.amount')}
            currency={currency}
            faultWords={figureWords}
            value={typed}
            onValueChange={setTyped}
            error={isWanting && isNothing ? translate('adjustments.amount_needed') : undefined}
          />
        </>
      )}
    </ReasonDialog>
  );
}
