import type { Claim } from '@bahati/contract/back-office/cashier/claims.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useStaff } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { ClaimMark } from './claim-mark.tsx';

const keys = {
  withdrawals: {
    claim: 'POST /bo/withdrawals/:id/claim',
    release: 'POST /bo/withdrawals/:id/release',
  },
  deposits: { claim: 'POST /bo/deposits/:id/claim', release: 'POST /bo/deposits/:id/release' },
  disputes: { claim: 'POST /bo/disputes/:id/claim', release: 'POST /bo/disputes/:id/release' },
  adjustments: {
    claim: 'POST /bo/adjustments/:id/claim',
    release: 'POST /bo/adjustments/:id/release',
  },
  reconciliation: {
    claim: 'POST /bo/reconciliationExceptions/:id/claim',
    release: 'POST /bo/reconciliationExceptions/:id/release',
  },
} as const;

/** Assigns an item to oneself and releases it; an item of somebody else shows whose it is. */
export function ClaimAct({
  queue,
  id,
  claim,
  hasMark = true,
}: {
  queue: keyof typeof keys;
  id: string;
  claim: Claim;
  /** In a list its mark stands beside the name. */
  hasMark?: boolean;
}) {
  const { translate } = useWords();
  const identity = useStaff();
  const { act, isBusy, refusal } = useAct();
  const isMine = claim !== null && claim.staff === identity.username;
  const send = (what: 'claim' | 'release') =>
    void act(() => call(keys[queue][what], { params: { id }, body: {} }));
  return (
    <div className="claim">
      {hasMark && <ClaimMark claim={claim} />}
      {(claim === null || isMine) && (
        <Button size="s" isLoading={isBusy} onClick={() => send(isMine ? 'release' : 'claim')}>
          {translate(isMine ? 'claims.release' : 'claims.take')}
        </Button>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}
