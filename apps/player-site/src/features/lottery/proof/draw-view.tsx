import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '#features/loading/query-error.tsx';
import { lotteryQuery } from '#features/lottery/call/lottery-call.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** One draw, with the hash its numbers follow from. */
export function DrawView({ drawId }: { drawId: string }) {
  const { t } = useTranslation();
  const query = useQuery(lotteryQuery('GET /lottery/v1/draws/:drawId', { params: { drawId } }));
  if (query.isError) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={3} label={t('loading')} />;
  const { draw, proof } = query.data;
  return (
    <section>
      <h1>{draw.number}</h1>
      {proof && <code>{proof.serverSeedHash}</code>}
    </section>
  );
}
