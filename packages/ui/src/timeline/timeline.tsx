import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '@bahati/ui/icons/icons.tsx';
import { VisuallyHidden } from '@bahati/ui/visually-hidden/visually-hidden.tsx';
import './timeline.css';

export type TimelineStep = {
  id: string;
  title: ReactNode;
  time?: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'current' | 'upcoming' | 'failed';
  /** The state in a word, spoken after the title. */
  stateLabel: string;
};

/** How far a deposit or a withdrawal has come. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {steps.map(({ id, title, time, detail, state, stateLabel }) => (
        <li
          key={id}
          className="ui-timeline-step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="ui-timeline-mark" aria-hidden="true">
            {state === 'done' && <CheckIcon size={14} />}
            {state === 'failed' && <CloseIcon size={14} />}
          </span>
          <div className="ui-timeline-words">
            <p className="ui-timeline-title">
              {title}
              <VisuallyHidden> — {stateLabel}</VisuallyHidden>
            </p>
            {time && <p className="ui-timeline-time">{time}</p>}
            {detail && <div className="ui-timeline-detail">{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
