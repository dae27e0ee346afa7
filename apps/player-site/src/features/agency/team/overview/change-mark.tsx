import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { changeOf } from './change.rules.ts';

const arrows = { up: '▲', down: '▼', same: '=' } as const;

/** Up or down against the range before, and by how much. */
export function ChangeMark({
  now,
  before,
  isGood = false,
}: {
  now: bigint;
  before: bigint;
  /** Whether more of it is better for the agent; else no colour judges it. */
  isGood?: boolean | undefined;
}) {
  const { t } = useTranslation();
  const { change } = useFormat();
  const { direction, basisPoints } = changeOf(now, before);
  return (
    <span
      className="team-change"
      data-good={isGood && direction !== 'same' ? direction : undefined}
    >
      <span aria-hidden="true">{arrows[direction]}</span>
      <VisuallyHidden>{t(`team_change_${direction}`)} </VisuallyHidden>
      {direction !== 'same' && basisPoints !== null && (
        <span className="tabular">{change(basisPoints)}</span>
      )}
    </span>
  );
}
