import { useState } from 'react';
import type { MemberSafety } from '@bahati/contract/back-office/responsible-gambling/limits.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { readFigure, typedDecimal } from '@bahati/money/typed-figure.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from '#features/members/member-card.ts';

type Limit = MemberSafety['limits'][number];

const kinds = ['deposit', 'stake', 'loss', 'session'] as const satisfies readonly Limit['kind'][];
const periods = ['day', 'week', 'month'] as const satisfies readonly Limit['period'][];

/** A limit of the operator beside the member's own; without an amount the operator's ends in a day. */
export function OperatorLimitDialog({
  member: { id, username },
  currency,
  onClose,
}: {
  member: MemberCard;
  currency: string;
  onClose: () => void;
}) {
  const { translate, codeWords } = useWords();
  const figureWords = useFigureWords();
  const [kind, setKind] = useState<Limit['kind']>('deposit');
  const [period, setPeriod] = useState<Limit['period']>('month');
  const [amount, setAmount] = useState('');
  const { fault = 'empty' } = readFigure(amount, 2);
  const isAmountGood = fault === 'empty';
  return (
    <ReasonDialog
      title={translate('member_limits.set_title', { username })}
      confirmLabel={translate('member_limits.set_now')}
      isReady={isAmountGood}
      send={(reason) =>
        call('POST /bo/members/:id/limits', {
          params: { id },
          body: { kind, period, amount: typedDecimal(amount) ?? null, reason },
        })
      }
      tell={() => translate('member_limits.told_set', { username })}
      onClose={onClose}
    >
      <p>{translate('member_limits.set_hint')}</p>
      <SelectField
        label={translate('member_limits.kind')}
        value={kind}
        onValueChange={(value) => setKind(kinds.find((known) => known === value) ?? kind)}
        options={kinds.map((value) => ({ value, label: codeWords('limit_kinds', value) }))}
      />
      <SelectField
        label={translate('member_limits.period')}
        value={period}
        onValueChange={(value) => setPeriod(periods.find((known) => known === value) ?? period)}
        options={periods.map((value) => ({ value, label: codeWords('limit_periods', value) }))}
      />
      <TextField
        label={
          kind === 'session'
            ? translate('member_limits.amount_minutes')
            : translate('member_limits.amount', { currency })
        }
        hint={translate('member_limits.amount_hint')}
        error={isAmountGood ? undefined : figureWords(fault, 2)}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onValueChange={(value) => setAmount(value)}
      />
    </ReasonDialog>
  );
}
