/** What happened to a draw so far and what is still to come. */
import { Timeline, type TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { ShownDraw } from './check-draw.ts';
import { stepsOf } from './steps.rules.ts';

export function DrawSteps({ shown }: { shown: ShownDraw }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const steps = stepsOf(shown).map(
    ({ id, state, at }): TimelineStep => ({
      id,
      title: t(`lot_step_${id}`, { round: String(shown.proof?.beaconRound ?? '') }),
      time: at === null ? undefined : <time dateTime={at}>{time(at)}</time>,
      state,
      stateLabel: t(`lot_step_state_${state}`),
    }),
  );
  return <Timeline label={t('lot_steps')} steps={steps} />;
}
