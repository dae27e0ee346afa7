import type { ContractRequest } from '@bahati/contract/player-site/agency/contracts.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import type { Ending } from './use-process-contract.ts';

/** The contracts further down that would end with a request of this type, each at its depth. */
export function EndingList({
  ending: { contracts, count: all },
  type,
}: {
  ending: Ending;
  type: ContractRequest['type'];
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const more = all - contracts.length;
  return (
    <div className="stack">
      <p>{t(`ending_about_${type}`, { count: all, shown: count(all) })}</p>
      <ul className="ending-list">
        {contracts.map(({ nickname, depth }, at) => (
          <li key={at} style={{ paddingInlineStart: `${Math.min(depth - 1, 6) * 14}px` }}>
            <span>{nickname}</span>
            <span className="quiet">{t('ending_depth', { depth: count(depth) })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="quiet">{t('ending_more', { count: more, shown: count(more) })}</p>}
    </div>
  );
}
