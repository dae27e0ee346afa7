import type { GamblingControls } from '@bahati/contract/player-site/responsible-gambling/limits.ts';
import { Card } from '@bahati/ui/card/card.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { keepGamblingControls } from './use-gambling-controls.ts';
import { useLengths } from './use-measure.ts';

/** How often play is interrupted to tell of time and money. */
export function RealityChoice({
  realityCheck,
}: {
  realityCheck: GamblingControls['realityCheck'];
}) {
  const { t } = useTranslation();
  const { shortMinutes } = useLengths();
  const words = useErrorWords();
  const choose = useMutation({
    mutationFn: (every: number | null) =>
      call('POST /wps/member/realityCheck', { body: { minutes: every } }),
    onSuccess: keepGamblingControls,
    onError: (error) => showToast({ tone: 'alarm', message: words(error) }),
  });
  const chosen = choose.isPending ? choose.variables : realityCheck.minutes;
  const options = realityCheck.choices.map((every) => ({
    value: String(every),
    label: shortMinutes(every),
  }));
  return (
    <Card padding="l" className="stack">
      <div>
        <h2 className="member-section-title">{t('limits_reality')}</h2>
        <p className="quiet">{t('limits_reality_about')}</p>
      </div>
      <Segmented
        label={t('limits_reality_every')}
        options={
          realityCheck.canBeOff ? [...options, { value: 'null', label: t('limits_off') }] : options
        }
        value={String(chosen)}
        onValueChange={(value) => choose.mutate(value === 'null' ? null : Number(value))}
      />
    </Card>
  );
}
