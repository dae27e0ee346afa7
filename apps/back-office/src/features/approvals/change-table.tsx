import type { ChangeRequestValue } from '@bahati/contract/back-office/system/approvals.ts';
import { ChangesTable } from '#features/staff/audit/audit-changes.tsx';
import { becomesOf } from './becomes-of.ts';
import { inEachLanguage } from './change-fields.rules.ts';
import { useChangeWords } from './use-change-words.ts';

/** How it stands beside how it would stand, in words. */
export function ChangeTable({
  change,
  isBrief = false,
}: {
  change: ChangeRequestValue;
  isBrief?: boolean;
}) {
  const wordsOf = useChangeWords();
  return (
    <ChangesTable
      before={change.before && inEachLanguage(change.before)}
      after={inEachLanguage(becomesOf(change))}
      words={wordsOf(change)}
      isBrief={isBrief}
    />
  );
}
