import type { WholeDraw } from '@bahati/contract/player-site/rewards/draws.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { RedEnvelope } from '@bahati/ui/draws/red-envelope.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';

export function EnvelopeStage({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { locale, count, money } = useFormat();
  const opening = useMutation({
    mutationFn: () =>
      call('POST /wps/rewards/draws/:id/open', { params: { id: draw.id }, body: {} }),
    onError: () => void refresh(),
  });
  const share = opening.data?.share ?? draw.ownShare;
  const { envelope, currency } = draw;
  if (!envelope) return null;
  const isFree = draw.phase === 'open' && share === null && envelope.left > 0;
  return (
    <>
      <RedEnvelope
        state={share !== null ? 'open' : opening.isPending ? 'waiting' : 'closed'}
        turn={opening.data ? 1 : 0}
        onRest={() => void refresh()}
        card={
          share !== null && (
            <span className="envelope-sum">
              <Amount value={share} currency={currency} locale={locale} size="xl" />
            </span>
          )
        }
      />
      <div className="draw-result" role="status">
        {share !== null && (
          <p className="draw-result-win">
            {t('draw_share_own', { amount: money(share, currency) })}
          </p>
        )}
        {share === null && envelope.left === 0 && draw.phase === 'open' && (
          <p className="draw-result-none">{t('draw_all_gone')}</p>
        )}
      </div>
      <FormAlert error={opening.error} />
      {isFree && (
        <Button
          tone="brass"
          size="l"
          isWide
          disabled={!draw.isEligible}
          isLoading={opening.isPending}
          loadingLabel={t('loading')}
          onClick={() => opening.mutate()}
        >
          {t('draw_open_envelope')}
        </Button>
      )}
      {isFree && !draw.isEligible && <Condition draw={draw} />}
      <dl className="draw-sums">
        <div>
          <dt>{t('draw_envelope_sum')}</dt>
          <dd>{money(envelope.sum, currency)}</dd>
        </div>
        <div>
          <dt>{t('draw_envelope_left')}</dt>
          <dd className="tabular">
            {t('draw_left_of', { left: count(envelope.left), stock: count(envelope.shares) })}
          </dd>
        </div>
        <div>
          <dt>{t('draw_envelope_least')}</dt>
          <dd>{money(envelope.least, currency)}</dd>
        </div>
      </dl>
    </>
  );
}

function Condition({ draw }: { draw: WholeDraw }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { condition, currency } = draw;
  if (condition.kind === 'all') return null;
  return (
    <p className="draw-hint">
      {condition.kind === 'level'
        ? t(`draw_needs_level_${condition.atLeast as 1 | 2 | 3}`)
        : t('draw_needs_deposit', { amount: money(condition.atLeast, currency) })}
    </p>
  );
}

async function refresh(): Promise<void> {
  await Promise.all([
    forgetMemberCall('GET /wps/rewards/draws/:id'),
    forgetMemberCall('GET /wps/rewards/draws'),
  ]);
}
