import type { AmlCase } from '@bahati/contract/back-office/risk/aml.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { DueTime } from '#features/cashier/due-time.tsx';
import { RiskScore } from '#features/cashier/withdrawals/withdrawal-risk.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';

/** The columns of the list of cases; beside an open one only what tells its rows apart. */
export function useAmlColumns(selectedId: string | undefined) {
  const { translate, instant, codeWords } = useWords();
  const search = useSearch();
  const { state } = useAddress();
  const columns = [
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ id, username }) => (
        <Link
          to={search.withChanges({ id })}
          state={state}
          className="records-open"
          aria-current={id === selectedId ? 'true' : undefined}
        >
          {username}
        </Link>
      ),
    },
    {
      id: 'score',
      label: translate('aml.score'),
      isTight: true,
      isInCardHead: true,
      render: ({ score }) => <RiskScore score={score} />,
    },
    {
      id: 'rules',
      label: translate('aml.found'),
      render: ({ rules }) => rules.map((rule) => codeWords('aml_rules', rule)).join(', '),
    },
    {
      id: 'due',
      label: translate('aml.due'),
      isTight: true,
      render: ({ dueAt, decidedAt }) =>
        decidedAt === null ? <DueTime at={dueAt} /> : instant(decidedAt),
    },
    {
      id: 'holds',
      label: translate('aml.withdrawals'),
      isTight: true,
      render: ({ holdsWithdrawals }) =>
        holdsWithdrawals ? (
          <StatusChip tone="coral">{translate('aml.waiting')}</StatusChip>
        ) : (
          translate('aml.going')
        ),
    },
    {
      id: 'who',
      label: translate('aml.who'),
      isTight: true,
      render: ({ assignedTo, decidedBy }) => decidedBy ?? assignedTo ?? '–',
    },
  ] satisfies Column<AmlCase>[];
  return selectedId ? columns.filter(({ id }) => id !== 'holds' && id !== 'rules') : columns;
}
