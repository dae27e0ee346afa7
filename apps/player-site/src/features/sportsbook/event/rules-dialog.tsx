/** How bets on a sport are settled, in words: the same rules the book settles by. */
import { rulesOf } from '@bahati/book-rules/settlement/rules.ts';
import { isSport } from '@bahati/book-rules/sports.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export function RulesDialog({ sport, onClose }: { sport: string; onClose: () => void }) {
  const { t } = useTranslation();
  const names = useNames();
  const rules = isSport(sport) ? rulesOf(sport) : [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${names.sport(sport)}: ${t('book_rules')}`}
      closeLabel={t('close')}
    >
      <ul className="book-rules">
        {rules.map(({ key, ...figures }) => (
          <li key={key}>{t(`book_rule_${key}`, figures)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
