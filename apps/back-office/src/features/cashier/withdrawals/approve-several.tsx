import { useState } from 'react';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useCan, useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { isLowRisk } from './withdrawal-risk.tsx';

/** Those of low risk on this page, approved together: each is decided by itself, and told. */
export function ApproveSeveral({ rows }: { rows: readonly StaffWithdrawal[] }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/withdrawals/approveSeveral');
  const identity = useStaff();
  const [asked, setAsked] = useState<readonly StaffWithdrawal[]>();
  const mine = identity.username;
  const fit = rows.filter(
    ({ riskScore, approvalsNeeded, claim, status }) =>
      status === 'requested' &&
      isLowRisk(riskScore) &&
      approvalsNeeded === 1 &&
      (claim === null || claim.staff === mine),
  );
  if (canAccess !== true) return null;
  return (
    <>
      {fit.length > 1 && (
        <Button size="s" onClick={() => setAsked(fit)}>
          {translate('approve_several.ask', { count: fit.length })}
        </Button>
      )}
      {asked && <SeveralDialog rows={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** Why one was refused; null: it is approved. */
type Told = string | null;

function SeveralDialog({
  rows,
  onClose,
}: {
  rows: readonly StaffWithdrawal[];
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const chosen = rows.filter(({ id }) => !left.has(id));
  const isOver = told.size > 0;
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  async function approveAll() {
    const ids = chosen.map(({ id }) => id);
    await act(async () => {
      const { items } = await call('POST /bo/withdrawals/approveSeveral', { body: { ids } });
      setTold(new Map(items.map(({ id, refusal }) => [id, refusal])));
    });
  }
  return (
    <Dialog
      isOpen
      isLocked={isBusy}
      onClose={onClose}
      title={translate('approve_several.title')}
      closeLabel={translate('ra.action.close')}
      footer={
        isOver ? (
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
        ) : (
          <Button
            tone="brass"
            isLoading={isBusy}
            disabled={chosen.length === 0}
            onClick={() => void approveAll()}
          >
            {translate('approve_several.now', { count: chosen.length })}
          </Button>
        )
      }
    >
      <ul className="several">
        {rows.map((row) => (
          <SeveralLine
            key={row.id}
            row={row}
            isChosen={!left.has(row.id)}
            isLocked={isBusy || isOver}
            told={told.get(row.id)}
            onToggle={(isChosen) => toggle(row.id, isChosen)}
          />
        ))}
      </ul>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
}

function SeveralLine({
  row: { username, net, currency },
  isChosen,
  isLocked,
  told,
  onToggle,
}: {
  row: StaffWithdrawal;
  isChosen: boolean;
  isLocked: boolean;
  told: Told | undefined;
  onToggle: (isChosen: boolean) => void;
}) {
  const { locale, translate } = useWords();
  return (
    <li>
      <Checkbox
        label={username}
        checked={isChosen}
        disabled={isLocked}
        onCheckedChange={onToggle}
      />
      <Amount size="s" value={net} currency={currency} locale={locale} />
      {told !== undefined && (
        <StatusChip tone={told === null ? 'lagoon' : 'hibiscus'}>
          {translate(told === null ? 'approve_several.done' : `refusals.${told}`)}
        </StatusChip>
      )}
    </li>
  );
}
