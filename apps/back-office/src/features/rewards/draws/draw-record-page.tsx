import type { ReactNode } from 'react';
import type { BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { DrawActs } from './draw-acts.tsx';
import { percentOf } from './draw-draft.rules.ts';
import { toneOfDraw } from './draw-tone.ts';
import { DrawWinners } from './draw-winners.tsx';
import { LookTrial } from './look-trial.tsx';
import '#features/agency/agents/agents.css';
import './draws.css';

/** A draw whole: what it may give, what it gave, how it looks, and what may be done. */
export function DrawRecordPage() {
  const { translate, locale } = useWords();
  const { id = '' } = usePathParams();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/draws/:id', { params: { id } });
  return (
    <>
      <RecordTitle
        title={data?.name[locale] ?? translate('sections.draws')}
        back={{ to: '/draws', label: translate('draws.back') }}
      />
      {data ? (
        <Whole draw={data} />
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}

function Whole({ draw }: { draw: BoWholeDraw }) {
  const { translate } = useWords();
  return (
    <div className="agent-card">
      <div className="agent-column">
        <section className="agent-part">
          <Head draw={draw} />
          <DrawActs draw={draw} />
        </section>
        {draw.prizes.length > 0 && <Prizes draw={draw} />}
        {draw.state !== 'draft' && <DrawWinners draw={draw} />}
      </div>
      <div className="agent-column">
        <section className="agent-part">
          <h2>{translate('draws.look')}</h2>
          <p className="quiet">{translate('draws.look_hint')}</p>
          <LookTrial draw={draw} />
        </section>
        {draw.state !== 'draft' && <Proof draw={draw} />}
      </div>
    </div>
  );
}

function Head({ draw }: { draw: BoWholeDraw }) {
  const { translate, locale, instant } = useWords();
  const { currency, envelope, condition } = draw;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  const item = (id: string, value: ReactNode) => ({
    id,
    label: translate(`draws.${id}`),
    value,
  });
  return (
    <>
      <p>
        {translate(`draws.kinds.${draw.kind}`)}{' '}
        <StatusChip tone={toneOfDraw(draw.state, draw.isAsked)}>
          {translate(draw.isAsked ? 'draws.waits' : `draws.states.${draw.state}`)}
        </StatusChip>
      </p>
      <KeyValueList
        isCompact
        items={[
          item('budget', money(draw.budget)),
          item('committed', money(draw.committed)),
          item('spent', money(draw.spent)),
          item('opens', instant(draw.opensAt)),
          item('closes', instant(draw.closesAt)),
          ...(draw.drawsAt ? [item('drawsAt', instant(draw.drawsAt))] : []),
          ...(envelope
            ? [
                item('shares', String(envelope.shares)),
                item('least', money(envelope.least)),
                item('condition', translate(`draws.conditions.${condition.kind}`)),
              ]
            : []),
          item('taken', String(draw.taken)),
          item('created_by', draw.createdBy),
          ...(draw.openedBy ? [item('opened_by', draw.openedBy)] : []),
        ]}
      />
      <p className="agent-acts">
        <AuditLink subject={`draw:${draw.id}`}>{translate('withdrawals.history')}</AuditLink>
      </p>
    </>
  );
}

function Prizes({ draw }: { draw: BoWholeDraw }) {
  const { translate, locale } = useWords();
  return (
    <section className="agent-part">
      <h2>{translate('draws.prizes')}</h2>
      <div className="records-scroll">
        <table className="records-table">
          <thead>
            <tr>
              <th scope="col">{translate('draws.prize')}</th>
              <th scope="col" data-number="">
                {translate('draws.odds')}
              </th>
              <th scope="col" data-number="">
                {translate('draws.given_of')}
              </th>
            </tr>
          </thead>
          <tbody>
            {draw.prizes.map(({ place, title, odds, stock, left, isFallback }) => (
              <tr key={place}>
                <th scope="row">
                  {title[locale]}
                  {isFallback && (
                    <span className="quiet draw-row-kind">{translate('draws.is_fallback')}</span>
                  )}
                </th>
                <td data-number="">{odds === null ? '–' : `${percentOf(odds)} %`}</td>
                <td data-number="">
                  {stock === null ? '∞' : `${stock - (left ?? stock)} / ${stock}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Proof({ draw }: { draw: BoWholeDraw }) {
  const { translate } = useWords();
  const { seedHash, splitHash, ticketsHash, serverSeed } = draw.proof;
  const facts = { seedHash, splitHash, ticketsHash, serverSeed };
  return (
    <section className="agent-part">
      <h2>{translate('draws.proof')}</h2>
      <dl className="draw-proof-facts">
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="quiet">{translate(`draws.${name}`)}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
