import { useState } from 'react';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Card } from '@bahati/ui/card/card.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { DepositIcon, WithdrawIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { Skeleton, SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { Timeline } from '@bahati/ui/timeline/timeline.tsx';

const endsAtMs = Date.now() + 95_000;

function Rows() {
  return (
    <Card padding="none">
      <ListRow
        leading={<DepositIcon />}
        title="M-Pesa"
        subtitle="12 May, 14:20"
        trailing={<Amount value="500.00" currency="KES" locale="en-KE" sign="always" tone="win" />}
        trailingNote={<StatusChip tone="lagoon">Paid</StatusChip>}
        href="#row"
      />
      <ListRow
        leading={<WithdrawIcon />}
        title="Kutoa pesa kwa nambari iliyosajiliwa"
        subtitle="11 May, 09:02"
        trailing={<Amount value="-2000.00" currency="KES" locale="en-KE" />}
        trailingNote={<StatusChip tone="brass">Waiting</StatusChip>}
        onClick={() => undefined}
      />
      <ListRow
        title="Moonlit Dhow"
        subtitle="Round 8f3a91"
        trailing={<Amount value="0.00" currency="KES" locale="en-KE" tone="quiet" />}
      />
      <SkeletonRows count={2} label="Loading" />
      <Pager
        hasMore
        isLoading={false}
        onMore={() => undefined}
        moreLabel="Show more"
        loadingLabel="Loading"
        summary="20 of 134"
      />
    </Card>
  );
}

export function ListsPart() {
  const [tab, setTab] = useState('deposits');
  return (
    <section className="gallery-part">
      <h2>Lists</h2>
      <div className="gallery-columns">
        <Tabs
          label="Records"
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            { id: 'deposits', label: 'Deposits', panel: <Rows /> },
            {
              id: 'withdrawals',
              label: 'Withdrawals',
              panel: <SkeletonRows count={3} label="Loading" />,
            },
            { id: 'bets', label: 'Bets', panel: <Skeleton shape="block" height={160} /> },
          ]}
        />
        <Card padding="l" className="gallery-stack">
          <Timeline
            label="Withdrawal"
            steps={[
              {
                id: 'a',
                title: 'Requested',
                time: '11 May, 09:02',
                state: 'done',
                stateLabel: 'done',
              },
              {
                id: 'b',
                title: 'Being checked',
                time: '09:04',
                detail: 'Usually within 15 minutes.',
                state: 'current',
                stateLabel: 'now',
              },
              { id: 'c', title: 'Paid', state: 'upcoming', stateLabel: 'to come' },
            ]}
          />
          <p>
            The offer ends in{' '}
            <Countdown endsAtMs={endsAtMs} label="Time left" urgentBelowMs={60_000} />
          </p>
          <Timeline
            label="Deposit"
            steps={[
              { id: 'a', title: 'Asked', state: 'done', stateLabel: 'done' },
              { id: 'b', title: 'Refused by the bank', state: 'failed', stateLabel: 'failed' },
            ]}
          />
        </Card>
        <Card padding="l">
          <KeyValueList
            items={[
              { id: 'a', label: 'Amount', value: 'KSh 2,000.00' },
              { id: 'b', label: 'Withholding tax 5 %', value: '−KSh 100.00', tone: 'loss' },
              { id: 'c', label: 'To', value: '0712 *** 678' },
              { id: 'd', label: 'You receive', value: 'KSh 1,900.00', isStrong: true },
            ]}
          />
        </Card>
      </div>
    </section>
  );
}
