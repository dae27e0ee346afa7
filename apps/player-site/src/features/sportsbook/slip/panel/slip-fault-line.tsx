/** One thing that is wrong, and the touch that sets it right. */
import type { SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ChevronDownIcon, ChevronUpIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { type WayOut, faults } from '#features/sportsbook/slip/slip-faults.ts';
import { useFaultWords } from './use-fault-words.ts';

const wayWords = {
  accept: 'slip_way_accept',
  remove: 'slip_way_remove',
  combine: 'slip_way_combine',
  singles: 'slip_way_singles',
  bound: 'slip_way_bound',
  no_each_way: 'slip_way_no_each_way',
} as const satisfies Record<Exclude<WayOut, 'none'>, string>;

/** What passes by itself is told more quietly than what has to be set right. */
const toneOf = (code: SlipFault['code']) => (code === 'suspended' ? 'passing' : 'wrong');

export function SlipFaultLine({
  fault,
  shownOdds,
  onWayOut,
}: {
  fault: SlipFault;
  /** Those on the slip, where it is about odds. */
  shownOdds?: number | undefined;
  onWayOut?: ((way: Exclude<WayOut, 'none'>) => void) | undefined;
}) {
  const { t } = useTranslation();
  const words = useFaultWords();
  const { way } = faults[fault.code];
  const isMove = fault.code === 'odds_moved';
  const isBetter = fault.odds !== undefined && shownOdds !== undefined && fault.odds > shownOdds;
  const Mark = !isMove ? WarningIcon : isBetter ? ChevronUpIcon : ChevronDownIcon;
  return (
    <div
      className="slip-fault"
      data-tone={isMove ? (isBetter ? 'better' : 'worse') : toneOf(fault.code)}
    >
      <Mark size={16} />
      <p>{words(fault, shownOdds)}</p>
      {way !== 'none' && onWayOut && (
        <Button size="s" onClick={() => onWayOut(way)}>
          {t(wayWords[way])}
        </Button>
      )}
    </div>
  );
}
