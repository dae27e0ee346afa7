/** Tells a reader of screens what changes on the slip by itself. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { legKey, type SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useSelectionNames } from './use-selection-names.ts';

export function SlipNews({
  draft,
  faults,
}: {
  draft: SlipDraft;
  faults: ReadonlyMap<string, readonly SlipFault[]>;
}) {
  const { t } = useTranslation();
  const words = useFaultWords();
  const names = useSelectionNames();
  const told = draft.legs.flatMap((leg) =>
    (faults.get(legKey(leg)) ?? []).map(
      (fault) => `${leg.selections.map(names.outcome).join(' + ')}: ${words(fault, leg.odds)}`,
    ),
  );
  const own = (faults.get('') ?? []).map((fault) => words(fault));
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {[t('slip_count', { count: draft.legs.length }), ...told, ...own].join('. ')}
      </span>
    </VisuallyHidden>
  );
}
