import { explainBill } from '@bahati/agency-rules/explain/explain-bill.ts';
import { partOf } from '@bahati/agency-rules/explain/parts.ts';
import { snapshotFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { moneyWords, shortMoneyWords } from '@bahati/ui/bill-view/bill-speech.ts';
import { TierLadder } from '@bahati/ui/bill-view/tier-ladder.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useBillSpeech } from '#features/agency/bills/use-bill-speech.ts';
import { useBillWords } from '#features/agency/bills/use-bill-words.ts';

/** Where the running period stands on the contract's tiers, by the figures so far. */
export function RunningPeriod({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const words = useBillWords();
  const query = useQuery(memberQuery('GET /wps/agent/liability'));
  const currency = query.data?.currency ?? 'KES';
  const speech = useBillSpeech(currency);
  if (query.isPending) return <Skeleton shape="block" height={120} />;
  const item = query.data?.items.find((one) => one.kind === kind);
  if (!item) return <p className="quiet contract-small">{t('running_none')}</p>;
  const snapshot = snapshotFromWire(item.snapshot, currency);
  const view = explainBill(snapshot);
  const brake = snapshot.kind === 'real_time_salary' ? snapshot.terms.dailyTurnoverBrake : null;
  const reached = view.inputs.find((input) => input.item === 'turnoverAfter')?.value;
  const asOf = query.data?.asOf;
  return (
    <div className="running">
      <div className="running-head">
        <div>
          <h3 className="contract-label">
            {t('running_title', { period: words.span({ ...item, period: periodOf(kind) }) })}
          </h3>
          {asOf && (
            <p className="quiet contract-small">{t('running_as_of', { time: time(asOf) })}</p>
          )}
        </div>
        <div className="running-own">
          <Amount
            value={toDecimal(view.own, currency)}
            currency={currency}
            locale={locale}
            size="l"
            tone="brass"
          />
          <p className="quiet contract-small">{t('running_own')}</p>
        </div>
      </div>
      {view.tiers && <TierLadder tiers={view.tiers} kind={kind} speech={speech} />}
      {brake !== null && typeof reached === 'bigint' && (
        <div className="running-brake" data-full={view.isBraked ? '' : undefined}>
          <span className="running-track" aria-hidden="true">
            <span style={{ width: `${partOf(reached, brake) / 10}%` }} />
          </span>
          <p className="contract-small">
            {t('running_brake', {
              reached: moneyWords(reached, speech),
              brake: shortMoneyWords(brake, speech),
            })}
          </p>
        </div>
      )}
    </div>
  );
}

/** An hour and five minutes are told by the clock, longer periods by their days. */
function periodOf(kind: ContractKind) {
  if (kind === 'real_time_salary') return '5';
  return kind === 'hourly_salary' ? 'h' : 'D';
}
