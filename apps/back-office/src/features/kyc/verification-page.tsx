import { useState } from 'react';
import type { StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { RecordQueue, useQueueState } from '#office/lists/record-queue.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { KycRulesDialog } from './kyc-rules-dialog.tsx';
import { useVerificationColumns } from './verification-columns.tsx';
import { VerificationPanel } from './verification-panel.tsx';
import '#features/cashier/cashier.css';
import './verification.css';

export function VerificationPage() {
  return (
    <Guarded resource="verification">
      <Verification />
    </Guarded>
  );
}

const states = ['waiting', 'more_asked', 'refused', 'approved'] as const;

/** Documents of members: those that wait first, oldest first. */
function Verification() {
  const { translate } = useWords();
  const state = useQueueState(states);
  const list = useCursorList<StaffKycCase>(
    'verification',
    { state },
    { perPage: 25, refetchEveryMs: 15_000 },
  );
  const selectedId = useSearch().get('id');
  const columns = useVerificationColumns(selectedId);
  const [isShowingRules, setIsShowingRules] = useState(false);
  return (
    <>
      <PageTitle title={translate('sections.verification')} />
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
