import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { PageTitle } from '#features/loading/page-title.tsx';

export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t(`agent_menu_${kind}`)} />
      <h1 className="page-heading">{t(`agent_menu_${kind}`)}</h1>
      <SkeletonRows count={3} label={t('loading')} />
    </>
  );
}
