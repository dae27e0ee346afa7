import type { CallValue } from '@bahati/contract/call.ts';
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { betTones } from './bet-tones.ts';
import { silenceOf } from './round-silence.ts';
import { RoundPicture } from './round-picture.tsx';
import '#features/cashier/cashier.css';

type BetCard = CallValue<BackOfficeCalls['GET /bo/members/:id/bets/:betId']>;

/** One bet: its money, what its provider sent, and the round as the player saw it. */
export function BetDialog({
  memberId,
  betId,
  onClose,
}: {
  memberId: string;
  betId: string;
  onClose: () => void;
}) {
  const { translate, locale } = useWords();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/members/:id/bets/:betId', {
    params: { id: memberId, betId },
    query: { language: locale },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? data.bet.gameName : translate('member_bets.one')}
      closeLabel={translate('ra.action.close')}
    >
      {data ? (
        <BetFacts card={data} />
      ) : error ? (
        <ListProblem
          title={translate('member_bets.unread')}
          error={error}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows count={5} label={translate('list.loading')} />
      )}
    </Dialog>
  );
}

function BetFacts({ card }: { card: BetCard }) {
  const { translate, locale, instant } = useWords();
  const { bet, transactions } = card;
  const sum = (value: string) => (
    <Amount size="s" value={value} currency={bet.currency} locale={locale} />
  );
  return (
    <>
      <div className="queue-sum">
        <Amount size="l" value={bet.stake} currency={bet.currency} locale={locale} />
        <StatusChip tone={betTones[bet.state]}>{translate(`round_states.${bet.state}`)}</StatusChip>
      </div>
      <KeyValueList
        items={[
          { id: 'payout', label: translate('rounds.payout'), value: sum(bet.payout) },
          { id: 'vendor', label: translate('member_bets.vendor'), value: bet.vendorName },
          { id: 'round', label: translate('rounds.round'), value: bet.roundId },
          { id: 'opened', label: translate('rounds.opened'), value: instant(bet.openedAt) },
          {
            id: 'closed',
            label: translate('rounds.closed'),
            value: bet.settledAt ? instant(bet.settledAt) : '–',
          },
        ]}
      />
      <section className="queue-section">
        <h3>{translate('rounds.operations')}</h3>
        <ol className="queue-history">
          {transactions.map(({ id, kind, at, stake, payout, externalId }) => (
            <li key={id}>
              <span>{translate(`round_operations.${kind}`)}</span>
              <time className="quiet tabular" dateTime={at}>
                {instant(at)}
              </time>
              <span>
                {sum(stake)} → {sum(payout)}
              </span>
              <span className="office-code">{externalId}</span>
            </li>
          ))}
        </ol>
      </section>
      <Replay card={card} />
    </>
  );
}

/** The choices and the outcome in their order, and the page where anybody can play it again. */
function Replay({ card }: { card: BetCard }) {
  const { translate } = useWords();
  const { detail, bet } = card;
  return (
    <section className="queue-section">
      <h3>{translate('member_bets.replay')}</h3>
      {detail ? (
        <>
          <RoundPicture detail={detail} />
          <KeyValueList
            isCompact
            items={[...detail.choices, ...detail.outcome].map(({ label, value }, at) => ({
              id: `${at} ${label}`,
              label,
              value,
            }))}
          />
          {detail.fairness && (
            <p>
              <a
                className="office-link"
                href={detail.fairness.verifyUrl}
                target="_blank"
                rel="noreferrer"
              >
                {translate('member_bets.verify')}
              </a>
            </p>
          )}
        </>
      ) : (
        <p className="quiet">{translate(silenceOf(bet.state, card.isProviderAway))}</p>
      )}
    </section>
  );
}
