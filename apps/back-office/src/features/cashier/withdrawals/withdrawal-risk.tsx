import { riskLevels } from '@bahati/contract/back-office/cashier/risk-reasons.ts';
import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Whether it may be approved together with others. */
export function isLowRisk(score: number): boolean {
  return score < riskLevels.raised;
}

/** How much it deserves a second look, 0 to 100. */
export function RiskScore({ score }: { score: number }) {
  const { translate } = useWords();
  const { high, raised } = riskLevels;
  const level = score >= high ? 'high' : score >= raised ? 'raised' : 'low';
  const tone = ({ high: 'hibiscus', raised: 'coral', low: 'lagoon' } as const)[level];
  return (
    <StatusChip tone={tone}>
      <span className="tabular">{score}</span> {translate(`risk_levels.${level}`)}
    </StatusChip>
  );
}

/** What stood out as it was asked for, heaviest first, with its points. */
export function RiskReasons({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, codeWords } = useWords();
  const { riskScore, riskReasons } = withdrawal;
  return (
    <section className="queue-section">
      <h3>
        {translate('withdrawals.risk')} <RiskScore score={riskScore} />
      </h3>
      {riskReasons.length === 0 ? (
        <p className="quiet">{translate('withdrawals.risk_none')}</p>
      ) : (
        <ul className="risk-reasons">
          {riskReasons.map(({ code, points }) => (
            <li key={code}>
              <span>{codeWords('risk_reasons', code)}</span>
              <span className="quiet tabular">{`+${points}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
