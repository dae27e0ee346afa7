import type { Verification } from '@bahati/contract/player-site/kyc/kyc.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** Above which sums which proof is needed. */
export function KycGates({ verification }: { verification: Verification }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { gates, currency, level } = verification;
  return (
    <Card padding="l" className="stack">
      <h2 className="member-section-title">{t('kyc_gates')}</h2>
      <ul className="kyc-gates">
        {gates.map(({ direction, span, above, level: needed }) => (
          <li key={`${direction} ${span} ${needed}`} data-open={needed <= level ? '' : undefined}>
            <span>{t(`kyc_gate_${direction}_${span}`, { amount: money(above, currency) })}</span>
            <strong>{t(needed <= level ? 'kyc_gate_open' : `kyc_level_${needed}`)}</strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}
