import type { StaffJackpotWin, StaffPool } from '@bahati/contract/back-office/gaming/gaming.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import './jackpots.css';

/** What the pools hold by the ledger, what feeds them, and who won out of them last. */
export function Jackpots() {
  const { translate, locale } = useWords();
  const told = { query: { language: locale } };
  const often = { refetchEveryMs: 30_000 };
  const pools = useWholeList('GET /bo/jackpots', told, {
    rowsOf: ({ pools: rows }) => rows,
    idOf: ({ id }) => id,
    ...often,
  });
  const wins = useList('GET /bo/jackpots/wins', told, { pageSize: 10, ...often });
  return (
    <>
      <p className="quiet returns-hint">{translate('jackpots.hint')}</p>
      <RecordList
        label={translate('jackpots.pools')}
        list={pools}
        columns={usePoolColumns()}
        empty={{ title: translate('jackpots.no_pools'), seed: 'pools' }}
      />
      <h2 className="jackpots-wins">{translate('jackpots.wins')}</h2>
      <RecordList
        label={translate('jackpots.wins')}
        list={wins}
        columns={useWinColumns()}
        empty={{ title: translate('jackpots.no_wins'), seed: 'jackpots' }}
      />
    </>
  );
}

function usePoolColumns() {
  const { translate, locale } = useWords();
  const numbers = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const money = (value: string, currency: StaffPool['currency']) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  /** Several games may feed one pool, each by its own rule. */
  const each = (
    { rules }: StaffPool,
    tell: (rule: StaffPool['rules'][number]) => React.ReactNode,
  ) =>
    rules.length === 0
      ? '–'
      : rules.map((rule) => (
          <div key={rule.displayName}>
            {tell(rule)}
            {rules.length > 1 && <span className="quiet"> {rule.displayName}</span>}
          </div>
        ));
  return [
    {
      id: 'level',
      label: translate('jackpots.level'),
      isInCardHead: true,
      render: ({ level, vendorCode, rules }) => (
        <>
          {translate(`jackpot_levels.${level}`)}{' '}
          <span className="office-code">
            {[vendorCode, ...rules.map(({ displayName }) => displayName)].join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'held',
      label: translate('jackpots.held'),
      isNumber: true,
      render: ({ held, currency }) => money(held, currency),
    },
    {
      id: 'seed',
      label: translate('jackpots.seed'),
      isNumber: true,
      render: (pool) => each(pool, ({ seed }) => money(seed, pool.currency)),
    },
    {
      id: 'paidIn',
      label: translate('jackpots.paid_in'),
      isNumber: true,
      render: ({ paidIn, currency }) => money(paidIn, currency),
    },
    {
      id: 'paidOut',
      label: translate('jackpots.paid_out'),
      isNumber: true,
      render: ({ paidOut, wonCount, currency }) => (
        <>
          {money(paidOut, currency)} <span className="quiet">({numbers.format(wonCount)})</span>
        </>
      ),
    },
    {
      id: 'share',
      label: translate('jackpots.share'),
      isNumber: true,
      render: (pool) =>
        each(pool, ({ sharePercent }) => `${shares.format(Number(sharePercent))} %`),
    },
    {
      id: 'chance',
      label: translate('jackpots.won_once_per'),
      isNumber: true,
      render: (pool) => each(pool, ({ wonOncePer }) => money(wonOncePer, pool.currency)),
    },
  ] satisfies Column<StaffPool>[];
}

function useWinColumns() {
  const { translate, locale, instant } = useWords();
  return [
    {
      id: 'winner',
      label: translate('jackpots.winner'),
      isInCardHead: true,
      render: ({ winner }) => winner,
    },
    {
      id: 'at',
      label: translate('jackpots.won_at'),
      render: ({ at }) => instant(at),
    },
    {
      id: 'level',
      label: translate('jackpots.level'),
      render: ({ level, displayName, vendorCode }) => (
        <>
          {translate(`jackpot_levels.${level}`)}{' '}
          <span className="office-code">{[vendorCode, displayName].join(' · ')}</span>
        </>
      ),
    },
    {
      id: 'amount',
      label: translate('jackpots.amount'),
      isNumber: true,
      render: ({ amount, currency }) => (
        <Amount size="s" value={amount} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'seed',
      label: translate('jackpots.of_seed'),
      isNumber: true,
      render: ({ seed, currency }) => (
        <Amount size="s" value={seed} currency={currency} locale={locale} />
      ),
    },
  ] satisfies Column<StaffJackpotWin>[];
}
