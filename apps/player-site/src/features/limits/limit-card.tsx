import type { PlayLimit } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { kindWords, type LimitKind, type LimitPeriod, periodWords } from './limit-words.ts';
import { percentUsed, useMeasure } from './use-measure.ts';
import { keepGamblingControls } from './use-gambling-controls.ts';

/** One kind of limit: each period that is set with what is left of it. */
export function LimitCard({
  kind,
  currency,
  limits,
  onOpen,
}: {
  kind: LimitKind;
  currency: Currency;
  limits: readonly PlayLimit[];
  onOpen: (period: LimitPeriod) => void;
}) {
  const { t } = useTranslation();
  const title = t(kindWords[kind].title);
  const [first] = limits;
  return (
    <Card padding="l" className="limit-card">
      <div className="limit-card-head">
        <h3 className="limit-card-title">{title}</h3>
        <p className="quiet">{t(kindWords[kind].about)}</p>
      </div>
      {first ? (
        <ul className="limit-list">
          {limits.map((limit) => (
            <li key={limit.period}>
              <LimitRow limit={limit} currency={currency} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="limit-none">{t('limits_none')}</p>
      )}
      <Button
        className="limit-card-set"
        aria-label={`${first ? t('limits_change') : t('limits_set')}: ${title}`}
        onClick={() => onOpen(first?.period ?? 'day')}
      >
        {first ? t('limits_change') : t('limits_set')}
      </Button>
    </Card>
  );
}

function LimitRow({ limit, currency }: { limit: PlayLimit; currency: Currency }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const measure = useMeasure(currency);
  const { kind, period, amount, left, house, pending, resetsAt } = limit;
  const percent = percentUsed(limit);
  return (
    <div className="limit-row">
      <p className="limit-row-lead">
        <span className="limit-row-period">{t(periodWords[period])}</span>
        <strong>{measure(kind, amount)}</strong>
      </p>
      <div className="limit-bar" aria-hidden="true" data-full={percent === 100 ? '' : undefined}>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none">
          <rect width={percent} height="8" />
        </svg>
      </div>
      <p className="limit-row-words">
        <span>{t('limits_left', { left: measure(kind, left) })}</span>
        <span className="quiet">{t('limits_resets', { time: time(resetsAt) })}</span>
      </p>
      {house === amount && <p className="quiet">{t('limits_operator')}</p>}
      {pending && <Pending limit={limit} pending={pending} currency={currency} />}
    </div>
  );
}

/** A higher limit that waits, and the way to stay with the stricter one. */
function Pending({
  limit: { kind, period },
  pending,
  currency,
}: {
  limit: PlayLimit;
  pending: NonNullable<PlayLimit['pending']>;
  currency: Currency;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const measure = useMeasure(currency);
  const words = useErrorWords();
  const keep = useMutation({
    mutationFn: () => call('POST /wps/member/limits/withdrawChange', { body: { kind, period } }),
    onSuccess(answer) {
      keepGamblingControls(answer);
      showToast({ tone: 'win', message: t('limits_kept') });
    },
    onError: (error) => showToast({ tone: 'alarm', message: words(error) }),
  });
  const at = time(pending.at);
  return (
    <div className="limit-pending">
      <p>
        {pending.amount === null
          ? t('limits_pending_end', { time: at })
          : t('limits_pending', { amount: measure(kind, pending.amount), time: at })}
      </p>
      <Button
        size="s"
        isLoading={keep.isPending}
        loadingLabel={t('loading')}
        onClick={() => keep.mutate()}
      >
        {t('limits_keep')}
      </Button>
    </div>
  );
}
