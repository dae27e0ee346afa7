import type { TimelineStep } from '@bahati/ui/timeline/timeline.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

type State = TimelineStep['state'];

/** A step's state with the word that is spoken for it. */
export function useStepStates() {
  const { t } = useTranslation();
  return (state: State): Pick<TimelineStep, 'state' | 'stateLabel'> => ({
    state,
    stateLabel: t(`step_${state}`),
  });
}
