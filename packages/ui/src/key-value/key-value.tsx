import type { ReactNode } from 'react';
import './key-value.css';

export type KeyValue = {
  id: string;
  label: ReactNode;
  value: ReactNode;
  isStrong?: boolean | undefined;
  tone?: 'quiet' | 'win' | 'loss' | undefined;
};

/** Facts in two columns; a strong line is a sum and stands under a rule. */
export function KeyValueList({
  items,
  isCompact = false,
}: {
  items: readonly KeyValue[];
  isCompact?: boolean | undefined;
}) {
  return (
    <dl className={isCompact ? 'ui-key-value ui-key-value-compact' : 'ui-key-value'}>
      {items.map(({ id, label, value, isStrong, tone }) => (
        <div key={id} className="ui-key-value-line" data-strong={isStrong ? '' : undefined}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
