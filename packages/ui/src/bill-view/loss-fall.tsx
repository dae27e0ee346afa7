import type { FallStep } from '@bahati/agency-rules/explain/loss-fall.ts';
import { type BillSpeech, moneyWords } from './bill-speech.ts';
import './loss-fall.css';

/** From the turnover down to what the team lost: each step hangs from the one before. */
export function LossFall({ steps, speech }: { steps: readonly FallStep[]; speech: BillSpeech }) {
  const { say } = speech;
  return (
    <dl className="loss-fall">
      {steps.map(({ item, type, amount, from, length }) => (
        <div key={item} className="loss-fall-step" data-item={item} data-type={type}>
          <dt>{say(`fall_${item}`)}</dt>
          <dd>
            <span className="loss-fall-track" aria-hidden="true">
              <span style={{ insetInlineStart: `${from / 10}%`, width: `${length / 10}%` }} />
            </span>
            <span className="loss-fall-amount">
              {moneyWords(type === 'less' ? -amount : amount, speech)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
