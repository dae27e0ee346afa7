import type { VipState } from '@bahati/contract/player-site/rewards/vip.ts';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { LevelBadge } from '@bahati/ui/level-badge/level-badge.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useLevelWords } from './use-level-words.ts';

/** How the level changed before; nothing where it never did. */
export function LevelMoves({ vip: { moves, levels } }: { vip: VipState }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { inLanguage } = useLevelWords();
  if (moves.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="vip-moves">
      <h2 id="vip-moves" className="member-section-title">
        {t('vip_moves')}
      </h2>
      <ul className="rows">
        {moves.map(({ kind, toRank, at }) => {
          const level = levels[toRank - 1];
          return (
            <li key={at}>
              <ListRow
                leading={level && <LevelBadge badge={level.badge} size={36} />}
                title={t(`vip_move_${kind}`, {
                  level: level ? inLanguage(level.name) : t('vip_no_level'),
                })}
                subtitle={time(at)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
