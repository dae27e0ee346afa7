import { describedBy, FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { descriptionLength } from './feedback.rules.ts';
import './description-field.css';

/** A few sentences, counted while they are written. */
export function DescriptionField({
  value,
  onValueChange,
  problem,
}: {
  value: string;
  onValueChange: (value: string) => void;
  problem: 'empty' | 'short' | undefined;
}) {
  const { t } = useTranslation();
  const id = useId();
  const { min, max } = descriptionLength;
  const words = {
    label: t('feedback_description'),
    hint: t('feedback_length', { count: value.trim().length, max }),
    error: problem && (problem === 'empty' ? t('error_required') : t('rule_length', { min, max })),
  };
  return (
    <FieldFrame id={id} words={words}>
      <div className="ui-field-box" data-invalid={problem ? '' : undefined}>
        <textarea
          id={id}
          name="content"
          className="ui-field-input description-input"
          rows={5}
          maxLength={max}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
      </div>
    </FieldFrame>
  );
}
