import type { StaffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { DueTime } from '#features/cashier/due-time.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { KycFlags } from './kyc-flags.tsx';

/** The columns of the queue; beside an open case only what tells its rows apart. */
export function useVerificationColumns(selectedId: string | undefined) {
  const { translate, instant } = useWords();
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
      id: 'documentType',
      label: translate('kyc.document_type'),
      render: ({ documentType }) => translate(`kyc_documents.${documentType}`),
    },
    {
      id: 'level',
      label: translate('kyc.level'),
      isTight: true,
      render: ({ level }) => translate(`kyc_levels.${level}`),
    },
    {
      id: 'flags',
      label: translate('kyc.flags'),
      render: ({ flags }) => <KycFlags flags={flags} />,
    },
    {
      id: 'due',
      label: translate('kyc.due'),
      isTight: true,
      isInCardHead: true,
      render: ({ dueAt, decidedAt }) => (decidedAt ? instant(decidedAt) : <DueTime at={dueAt} />),
    },
    {
      id: 'by',
      label: translate('kyc.decided_by'),
      isTight: true,
      render: ({ decidedBy }) => decidedBy ?? '–',
    },
  ] satisfies Column<StaffKycCase>[];
  return selectedId ? columns.filter(({ id }) => id !== 'by' && id !== 'level') : columns;
}
