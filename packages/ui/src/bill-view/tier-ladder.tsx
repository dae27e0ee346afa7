import type { Condition, TierLine } from '@bahati/agency-rules/explain/explain-tiers.ts';
import type { Terms } from '@bahati/agency-rules/terms/terms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import {
  type BillSpeech,
  type BillWord,
  countWords,
  moneyWords,
  percentWords,
  shortMoneyWords,
} from './bill-speech.ts';
import './tier-ladder.css';

const tones: Record<TierLine['state'], Tone> = {
  chosen: 'brass',
  reached: 'lagoon',
  next: 'quiet',
  above: 'quiet',
};

/** The tiers of a contract as a ladder, the highest on top, and where the team stands on it. */
export function TierLadder({
  tiers,
  kind,
  speech,
  isBrief = false,
}: {
  tiers: readonly TierLine[];
  kind: Terms['kind'];
  speech: BillSpeech;
  /** Tells what is asked only of the tier that counts and of the next. */
  isBrief?: boolean | undefined;
}) {
  return (
    <ol className="tier-ladder" reversed>
      {tiers.toReversed().map((line) => (
        <li key={line.tier} className="tier-rung" data-state={line.state}>
          <span className="tier-mark" aria-hidden="true">
            {line.state === 'chosen' || line.state === 'reached' ? <CheckIcon size={14} /> : null}
          </span>
          <div className="tier-body">
            <TierHead line={line} kind={kind} speech={speech} />
            <Conditions line={line} speech={speech} isBrief={isBrief} />
          </div>
        </li>
      ))}
    </ol>
  );
}

type Part = { line: TierLine; speech: BillSpeech };

function TierHead({ line, kind, speech }: Part & { kind: Terms['kind'] }) {
  const { say } = speech;
  const isReached = line.state === 'chosen' || line.state === 'reached';
  return (
    <div className="tier-head">
      <p className="tier-rate">
        {line.sum !== null && (
          <span>
            <strong>{moneyWords(line.sum, speech)}</strong> {say('rate_sum')}
          </span>
        )}
        {line.rates.map(({ field, bps }) => (
          <span key={field}>
            <strong>{percentWords(bps, speech)}</strong> {say(rateWord(field, kind))}
          </span>
        ))}
      </p>
      <StatusChip tone={tones[line.state]}>{say(`state_${line.state}`)}</StatusChip>
      <p className="tier-pays">
        {say(isReached ? 'tier_pays' : 'tier_would_pay', {
          amount: moneyWords(line.pays, speech),
        })}
      </p>
    </div>
  );
}

function rateWord(field: TierLine['rates'][number]['field'], kind: Terms['kind']): BillWord {
  if (field !== 'rateBps') return `rate_${field}`;
  return kind === 'dividend' ? 'rate_dividend' : 'rate_daily_salary';
}

/** Of the tier that counts and the next one each condition is drawn; of others it is named. */
function Conditions({ line, speech, isBrief }: Part & { isBrief: boolean }) {
  const isDrawn = line.state === 'chosen' || line.state === 'next';
  if (isBrief && !isDrawn) return null;
  const asked = line.conditions.filter((condition) => condition.asked > 0n);
  if (asked.length === 0) {
    return <p className="tier-quiet">{speech.say('tier_conditions_none')}</p>;
  }
  if (!isDrawn) {
    const named = asked.map((condition) => conditionWords(condition, speech));
    return <p className="tier-quiet">{named.join(' · ')}</p>;
  }
  return (
    <ul className="tier-meters">
      {asked.map((condition) => (
        <ConditionMeter key={condition.field} condition={condition} speech={speech} />
      ))}
    </ul>
  );
}

function ConditionMeter({ condition, speech }: { condition: Condition; speech: BillSpeech }) {
  const { field, reached, missing, part, isSoft } = condition;
  const of = { reached: figureWords(field, reached, speech) };
  return (
    <li className="tier-meter" data-full={missing === 0n ? '' : undefined}>
      <span className="tier-meter-name">{conditionWords(condition, speech)}</span>
      <span className="tier-meter-track" aria-hidden="true">
        <span style={{ width: `${part / 10}%` }} />
      </span>
      <span className="tier-meter-now">
        {missing === 0n || isSoft
          ? speech.say('of', of)
          : speech.say('missing', { ...of, missing: figureWords(field, missing, speech) })}
      </span>
    </li>
  );
}

function conditionWords({ field, asked, isSoft }: Condition, speech: BillSpeech): string {
  const word = isSoft && field === 'loss' ? 'asks_loss_soft' : (`asks_${field}` as const);
  return speech.say(word, { asked: figureWords(field, asked, speech) });
}

/** What is missing for a tier, as a list inside a sentence. */
export function missingWords(conditions: readonly Condition[], speech: BillSpeech): string {
  return conditions
    .filter(({ missing, isSoft }) => missing > 0n && !isSoft)
    .map(({ field, missing }) =>
      speech.say(`short_${field}`, { figure: figureWords(field, missing, speech) }),
    )
    .join(', ');
}

function figureWords(field: Condition['field'], figure: bigint, speech: BillSpeech): string {
  return field === 'activeMembers' ? countWords(figure, speech) : shortMoneyWords(figure, speech);
}
