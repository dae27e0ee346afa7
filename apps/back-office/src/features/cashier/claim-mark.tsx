import type { Claim } from '@bahati/contract/back-office/cashier/claims.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useStaff } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** Who is at work on it, beside its name in a list. */
export function ClaimMark({ claim }: { claim: Claim }) {
  const { translate, instant } = useWords();
  const identity = useStaff();
  if (!claim) return null;
  const isMine = claim.staff === identity.username;
  return (
    <span title={translate('claims.until', { at: instant(claim.endsAt) })}>
      <StatusChip tone={isMine ? 'lagoon' : 'brass'}>
        {isMine ? translate('claims.mine') : translate('claims.theirs', { staff: claim.staff })}
      </StatusChip>
    </span>
  );
}
