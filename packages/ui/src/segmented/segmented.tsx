import { useEffect, useId, useRef } from 'react';
import { showInRow } from '@bahati/ui/sideways-row/show-in-row.ts';
import './segmented.css';

export type Segment<Value extends string> = {
  value: Value;
  label: string;
  count?: string | undefined;
};

/** One of a few, as native radios: arrows move the choice, and forms may carry it. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
}: {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  name?: string | undefined;
}) {
  const ownName = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[data-value="${value}"]`);
    if (row.current && chosen) showInRow(row.current, chosen);
  }, [value]);
  return (
    <fieldset className="ui-segmented">
      <legend className="ui-segmented-legend">{label}</legend>
      <div ref={row} className="ui-segmented-row">
        {options.map((option) => (
          <label key={option.value} className="ui-segment" data-value={option.value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <span>{option.label}</span>
            {option.count !== undefined && <span className="ui-segment-count">{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
