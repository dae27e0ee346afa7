import { type Risk, risks } from '@bahati/game-rules/originals/risks.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useText } from '#frame/bets/use-text.ts';
import './risk-field.css';

const label: Words = { en: 'Risk', sw: 'Hatari' };
const short: Readonly<Record<Risk, Words>> = {
  low: { en: 'Low', sw: 'Ndogo' },
  medium: { en: 'Medium', sw: 'Ya kati' },
  high: { en: 'High', sw: 'Kubwa' },
};

/** How boldly the table pays. What is locked is seen and not changed. */
export function RiskField({
  risk,
  onRisk,
  isLocked,
}: {
  risk: Risk;
  onRisk: (risk: Risk) => void;
  isLocked: boolean;
}) {
  const say = useText();
  return (
    <div className="risk-field" data-locked={isLocked || undefined}>
      <span className="quiet small" aria-hidden="true">
        {say(label)}
      </span>
      <Segmented
        label={say(label)}
        options={risks.map((value) => ({ value, label: say(short[value]) }))}
        value={risk}
        onValueChange={(value) => !isLocked && onRisk(value)}
      />
    </div>
  );
}
