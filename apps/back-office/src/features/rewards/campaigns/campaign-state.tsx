import type { CampaignState } from '@bahati/contract/back-office/rewards/campaigns.ts';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';

const tones: Readonly<Record<CampaignState, Tone>> = {
  draft: 'quiet',
  waiting: 'brass',
  planned: 'brass',
  running: 'lagoon',
  paused: 'hibiscus',
  ended: 'quiet',
};

export function CampaignStateChip({ state }: { state: CampaignState }) {
  const { translate } = useWords();
  return (
    <StatusChip tone={tones[state]} isLive={state === 'running'}>
      {translate(`campaigns.states.${state}`)}
    </StatusChip>
  );
}
