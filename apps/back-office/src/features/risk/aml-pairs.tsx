import type { AmlPair } from '@bahati/contract/back-office/risk/aml.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { gamesCode } from '#features/rooms/room/rooms-session.ts';

type Props = { pairs: readonly AmlPair[]; currency: Currency };

/** With whom the member played, what went between them, and the hands to look at first. */
export function AmlPairs({ pairs, currency }: Props) {
  return (
    <ul className="aml-payments aml-pairs">
      {pairs.map((pair) => (
        <li key={`${pair.provider} ${pair.memberId}`}>
          <Pair pair={pair} currency={currency} />
        </li>
      ))}
    </ul>
  );
}

const isLost = (net: string): boolean => net.startsWith('-');
const withoutSign = (net: string): string => net.replace('-', '');

function Pair({ pair, currency }: { pair: AmlPair; currency: Currency }) {
  const { translate, instant, locale } = useWords();
  const { memberId, username, provider, hands, net, alone, spared, sharesDevice, top } = pair;
  const way = (moved: string) => translate(isLost(moved) ? 'aml.pair_lost' : 'aml.pair_won');
  return (
    <>
      <p className="aml-alert-head">
        <MemberLink id={memberId} username={username} />
        {sharesDevice && <StatusChip tone="coral">{translate('aml.pair_device')}</StatusChip>}
      </p>
      <p className="quiet">{translate('aml.pair_hands', { hands, spared, alone })}</p>
      <p className="aml-alert-head">
        <span className="quiet">{way(net)}</span>
        <Amount size="s" value={withoutSign(net)} currency={currency} locale={locale} />
      </p>
      <ul className="aml-payments">
        {top.map((hand) => (
          <li key={hand.handId}>
            {provider === gamesCode ? (
              <Link to={`/rooms/hand/${hand.handId}`} className="office-link">
                {translate('aml.pair_hand', { id: hand.handId })}
              </Link>
            ) : (
              <span>{translate('aml.pair_hand', { id: `${provider} ${hand.handId}` })}</span>
            )}
            <span className="quiet">
              {way(hand.net)}, {instant(hand.at)}
            </span>
            <Amount size="s" value={withoutSign(hand.net)} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}
