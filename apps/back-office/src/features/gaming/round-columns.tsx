import type { ReactNode } from 'react';
import type { OpenRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useWords } from '#office/words/use-words.ts';
import { StuckTime } from './stuck-time.tsx';

/** `name` renders what opens a row. */
export function useRoundColumns(name: (round: OpenRound) => ReactNode): Column<OpenRound>[] {
  const { translate, locale, instant } = useWords();
  return [
    { id: 'round', label: translate('rounds.round'), render: name },
    {
      id: 'stuck',
      label: translate('rounds.time'),
      isTight: true,
      render: ({ stuckAt }) => <StuckTime stuckAt={stuckAt} />,
    },
    {
      id: 'stake',
      label: translate('rounds.stake'),
      isNumber: true,
      isInCardHead: true,
      render: ({ stake, currency }) => (
        <Amount size="s" value={stake} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ memberId, username }) => <MemberLink id={memberId} username={username} />,
    },
    {
      id: 'game',
      label: translate('games.game'),
      render: ({ gameNameEn, gameNameSw, vendorName }) => (
        <>
          {locale === 'sw' ? gameNameSw : gameNameEn} <span className="quiet">{vendorName}</span>
        </>
      ),
    },
    {
      id: 'opened',
      label: translate('rounds.opened'),
      isTight: true,
      render: ({ openedAt }) => instant(openedAt),
    },
  ];
}
