import { useState } from 'react';
import {
  type Feedback,
  feedbackStates,
  feedbackTypes,
} from '@bahati/contract/back-office/content/feedback.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { useFeedbackColumns } from './feedback-columns.tsx';
import './feedback.css';

/** What people wrote to the operator: who waits first of all, each to be answered once. */
export function FeedbackPage() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/feedback/:id/answer');
  const search = useSearch();
  const state = feedbackStates.find((known) => known === search.get('state')) ?? 'waiting';
  const type = feedbackTypes.find((known) => String(known) === search.get('type'));
  const filter = { state, type: type === undefined ? undefined : String(type) };
  const list = useList('GET /bo/feedback', { query: filter }, { pageSize: 25 });
  const [answering, setAnswering] = useState<Feedback>();
  const columns = useFeedbackColumns(state, canAccess ? setAnswering : undefined);
  return (
    <>
      <div className="office-toolbar">
        <Segmented
          label={translate('feedback.state')}
          value={state}
          options={feedbackStates.map((value) => ({
            value,
            label: translate(`feedback_states.${value}`),
          }))}
          onValueChange={(value) => search.set({ state: value })}
        />
        <SelectField
          label={translate('feedback.type')}
          isLabelHidden
          value={type === undefined ? 'all' : String(type)}
          options={[
            { value: 'all', label: translate('feedback.all_types') },
            ...feedbackTypes.map((value) => ({
              value: String(value),
              label: translate(`feedback_types.${value}`),
            })),
          ]}
          onValueChange={(value) => search.set({ type: value === 'all' ? undefined : value })}
        />
      </div>
      <RecordList
        label={translate('sections.feedback')}
        list={list}
        columns={columns}
        empty={{
          title: translate('feedback.empty'),
          text: translate('feedback.empty_hint'),
          seed: 'feedback',
        }}
      />
      {answering && <AnswerDialog feedback={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
