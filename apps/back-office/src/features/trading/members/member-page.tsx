import { useState } from 'react';
import type { MemberProfile } from '@bahati/contract/trading/trading.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { RecordWaiting } from '#office/layouts/record-waiting.tsx';
import { useWords } from '#office/words/use-words.ts';
import { writeShare } from '#features/trading/room/figures.ts';
import { Money } from '#features/trading/room/money.tsx';
import { useRoom } from '#features/trading/room/room.ts';
import { useTrading } from '#features/trading/room/use-trading.ts';
import { BoundsDialog } from './bounds-dialog.tsx';
import './members.css';

/** How one member bets, his bounds, and why they were set. */
export function TradingMemberPage() {
  const { translate } = useWords();
  const { can } = useRoom();
  const { id: memberKey = '' } = usePathParams();
  const [isBounding, setIsBounding] = useState(false);
  const read = useTrading('GET /trading/v1/members/:memberKey', {
    params: { memberKey },
  });
  const { data } = read;
  const back = { to: '/trading/members', label: translate('trading.members.back') };
  if (!data) {
    return (
      <RecordWaiting
        section={translate('sections.trading')}
        back={back}
        failed={translate('trading.members.failed')}
        read={read}
      />
    );
  }
  return (
    <>
      <RecordTitle title={data.name} back={back} />
      <section className="trading-head" aria-label={data.name}>
        <div className="trading-head-line">
          <StatusChip tone={data.factorPercent === 100 ? 'quiet' : 'brass'}>
            {translate('trading.members.bounds_at', { percent: data.factorPercent })}
          </StatusChip>
          {data.isAlwaysAsked && (
            <StatusChip tone="coral">{translate('trading.members.always_asked')}</StatusChip>
          )}
          {can('trading.act') && (
            <Button className="trading-head-switch" onClick={() => setIsBounding(true)}>
              {translate('trading.members.bound')}
            </Button>
          )}
        </div>
        <Facts profile={data} />
        <p className="quiet">{translate('trading.members.window')}</p>
      </section>
      <Notes notes={data.notes} />
      {isBounding && <BoundsDialog profile={data} onClose={() => setIsBounding(false)} />}
    </>
  );
}

function Facts({ profile }: { profile: MemberProfile }) {
  const { translate } = useWords();
  const { closingLineBasisPoints: closing, marginBasisPoints: margin } = profile;
  const facts = [
    { id: 'bets', value: profile.bets },
    { id: 'stake', value: <Money value={profile.stake} /> },
    { id: 'payout', value: <Money value={profile.payout} /> },
    {
      id: 'margin',
      value: <span data-loss={margin < 0 ? '' : undefined}>{writeShare(margin)}</span>,
    },
    { id: 'closing', value: closing === null ? '–' : writeShare(closing) },
    { id: 'live', value: writeShare(profile.liveShareBasisPoints) },
    { id: 'cash_outs', value: profile.cashOuts },
  ];
  return (
    <dl className="trading-facts">
      {facts.map(({ id, value }) => (
        <div key={id}>
          <dt>{translate(`trading.members.${id}`)}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ notes }: { notes: MemberProfile['notes'] }) {
  const { translate, instant } = useWords();
  return (
    <section className="trading-notes" aria-labelledby="trading-notes">
      <h2 id="trading-notes">{translate('trading.members.notes')}</h2>
      {notes.length === 0 && <p className="quiet">{translate('trading.members.no_notes')}</p>}
      <ol>
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <span className="quiet">{`${instant(at)} · ${by}`}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
