import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useList } from '#office/lists/use-list.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { KycRulesDialog } from './kyc-rules-dialog.tsx';
import { useVerificationColumns } from './verification-columns.tsx';
import { VerificationPanel } from './verification-panel.tsx';
import '#features/cashier/cashier.css';
import './verification.css';

const states = ['waiting', 'more_asked', 'refused', 'approved'] as const;

/** Documents of members: those that wait first, oldest first. */
export function VerificationPage() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const list = useList(
    'GET /bo/kyc',
    { query: { state } },
    { pageSize: 25, refetchEveryMs: 15_000 },
  );
  const selectedId = useSearch().get('id');
  const columns = useVerificationColumns(selectedId);
  const [isShowingRules, setIsShowingRules] = useState(false);
  return (
    <>
      <RecordQueue
        states={states}
        state={state}
        words="kyc_states"
        tools={
          <Button size="s" onClick={() => setIsShowingRules(true)}>
            {translate('kyc.rules')}
          </Button>
        }
        panel={(id, onClose) => <VerificationPanel id={id} onClose={onClose} />}
      >
        <RecordList
          label={translate('sections.verification')}
          list={list}
          columns={columns}
          selectedId={selectedId}
          empty={{
            title: translate('kyc.empty'),
            text: translate('kyc.empty_hint'),
            seed: 'verification',
          }}
        />
      </RecordQueue>
      {isShowingRules && <KycRulesDialog onClose={() => setIsShowingRules(false)} />}
    </>
  );
}
