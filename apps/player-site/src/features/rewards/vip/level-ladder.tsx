import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { LevelBenefits } from './level-benefits.tsx';
import { useLevelWords } from './use-level-words.ts';

/** Every level, from the lowest up; the one that is chosen tells what it asks for and gives. */
export function LevelLadder({ vip }: { vip: VipState }) {
  const { t } = useTranslation();
  const { inLanguage } = useLevelWords();
  const { levels, rank } = vip;
  const [chosen, setChosen] = useState(Math.min(rank + 1, levels.length));
  const level = levels[chosen - 1];
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the screen: the level that is told of is in sight.
    const step = row.current?.children[chosen - 1];
    if (row.current && step) showInRow(row.current, step);
  }, [chosen]);
  return (
    <section className="member-section" aria-labelledby="vip-levels">
      <h2 id="vip-levels" className="member-section-title">
        {t('vip_levels')}
      </h2>
      <div ref={row} className="vip-ladder" role="group" aria-label={t('vip_levels')}>
        {levels.map(({ name, badge }, at) => (
          <button
            // Levels have no other name than their place.
            key={`${at + 1} ${name.en}`}
            type="button"
            className="vip-step"
            aria-pressed={chosen === at + 1}
            data-reached={at < rank ? '' : undefined}
            onClick={() => setChosen(at + 1)}
          >
            <LevelBadge badge={badge} size={60} />
            <span className="vip-step-name">{inLanguage(name)}</span>
            {at + 1 === rank && <StatusChip tone="lagoon">{t('vip_here')}</StatusChip>}
            {at + 1 < rank && <CheckIcon size={18} label={t('vip_done')} />}
          </button>
        ))}
      </div>
      {level && <LevelBenefits vip={vip} level={level} />}
    </section>
  );
}
