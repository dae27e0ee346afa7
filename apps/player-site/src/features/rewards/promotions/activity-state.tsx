import type { ActivityState } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

const tones: Readonly<Record<ActivityState, Tone>> = {
  coming_soon: 'quiet',
  join: 'brass',
  joined: 'lagoon',
  signed: 'lagoon',
  applying: 'quiet',
  rejected: 'hibiscus',
  process: 'brass',
  claim: 'brass',
  issued: 'lagoon',
  claimed: 'lagoon',
  close: 'quiet',
};

/** How far a promotion has come for the member (spec §4). */
export function ActivityStateChip({ state }: { state: ActivityState }) {
  const { t } = useTranslation();
  return (
    <StatusChip tone={tones[state]} isLive={state === 'claim'}>
      {t(`activity_${state}`)}
    </StatusChip>
  );
}
