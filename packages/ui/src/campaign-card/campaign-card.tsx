import type { ReactNode } from 'react';
import { CheckIcon, ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { awardWords, conditionWords, howWords, type Told } from './campaign-words.ts';
import './campaign-card.css';

/** A campaign as members see it; all its words come from its rules. */
export function CampaignCard({
  id,
  told,
  pictureUrl,
  dates,
  termsLabel,
  state,
  children,
  isLeading = false,
}: {
  id: string;
  told: Told;
  pictureUrl: string;
  /** From when to when, in the reader's own calendar. */
  dates: string;
  termsLabel: string;
  state?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
  /** Stands wide where there is room. */
  isLeading?: boolean | undefined;
}) {
  const [lead, ...more] = awardWords(told);
  const title = told.terms.title[told.language];
  return (
    <article
      className="campaign-card"
      data-leading={isLeading ? '' : undefined}
      aria-labelledby={`campaign-${id}`}
    >
      <div className="campaign-picture">
        <img src={pictureUrl} alt="" loading="lazy" decoding="async" />
        {state && <div className="campaign-state">{state}</div>}
      </div>
      <div className="campaign-words">
        <h2 id={`campaign-${id}`} className="campaign-title">
          {title}
        </h2>
        <p className="campaign-award">{lead}</p>
        {more.map((words) => (
          <p key={words} className="campaign-more">
            + {words}
          </p>
        ))}
        <p>{howWords(told)}</p>
        <p className="campaign-dates">{dates}</p>
        {children && <div className="campaign-acts">{children}</div>}
        <details className="campaign-terms">
          <summary>
            {termsLabel}
            <ChevronDownIcon size={18} />
          </summary>
          <ConditionList words={conditionWords(told)} />
        </details>
      </div>
    </article>
  );
}

/** Conditions, a line each. */
export function ConditionList({ words }: { words: readonly string[] }) {
  return (
    <ul className="campaign-conditions">
      {words.map((line) => (
        <li key={line}>
          <CheckIcon size={16} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
