import { isGain } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { DepositIcon, PlayIcon, WithdrawIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow, type RenderLink } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useLanguage } from '#features/language/use-language.ts';
import { useFormat } from '#features/language/use-format.ts';
import { type Movement, recentMovements } from './movements.ts';

const limit = 10;
const query = { query: { pageSize: limit } };

export function MovementList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [deposits, withdrawals, bets] = useQueries({
    queries: [
      memberQuery('GET /wps/cashier/deposits', query),
      memberQuery('GET /wps/cashier/withdrawals', query),
      // A round at a vendor with a wallet of its own moved nothing here.
      memberQuery('GET /wps/gaming/bets', { query: { ...query.query, wallet: 'main', language } }),
    ],
  });
  const failed = [deposits, withdrawals, bets].find((answer) => answer.isError && !answer.data);
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('wallet_recent')}</h2>
      {failed ? (
        <QueryError query={failed} />
      ) : deposits.data && withdrawals.data && bets.data ? (
        <Movements
          movements={recentMovements(
            {
              deposits: deposits.data.items,
              withdrawals: withdrawals.data.items,
              bets: bets.data.items,
            },
            limit,
          )}
        />
      ) : (
        <SkeletonRows count={5} label={t('loading')} />
      )}
    </section>
  );
}

function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation();
  if (movements.length === 0)
    return <EmptyState seed="wallet" title={t('wallet_none_title')} text={t('wallet_none_text')} />;
  return (
    <ul className="rows">
      {movements.map((movement) => (
        <li key={`${movement.kind}${movement.id}`}>
          <MovementRow movement={movement} />
        </li>
      ))}
    </ul>
  );
}

const marks = { deposit: DepositIcon, withdrawal: WithdrawIcon, bet: PlayIcon } as const;

function MovementRow({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const { locale, time } = useFormat();
  const { kind, id, at, currency, change, name, isPending } = movement;
  const Mark = marks[kind];
  const renderLink: RenderLink = (link) =>
    kind === 'bet' ? (
      <Link to="/member/personalHistoryCopy/$betId" params={{ betId: id }} {...link} />
    ) : kind === 'deposit' ? (
      <Link to="/member/depositv2" search={{ deposit: id }} {...link} />
    ) : (
      <Link to="/member/withdraw" {...link} />
    );
  return (
    <ListRow
      renderLink={renderLink}
      leading={
        <span className={`movement-mark movement-mark-${kind}`}>
          <Mark size={20} />
        </span>
      }
      title={name ?? (kind === 'deposit' ? t('member_deposit') : t('member_withdrawal'))}
      subtitle={time(at)}
      trailing={
        <Amount
          value={change}
          currency={currency}
          locale={locale}
          sign="always"
          tone={isGain(change) ? 'win' : 'text'}
        />
      }
      trailingNote={isPending ? t(kind === 'bet' ? 'round_open' : 'wallet_pending') : undefined}
    />
  );
}
