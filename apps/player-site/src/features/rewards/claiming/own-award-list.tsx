import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useClaimAward } from './use-own-awards.ts';
import './own-award-list.css';

/** What waits to be claimed, each with its button. */
export function OwnAwardList({ awards }: { awards: readonly MemberAward[] }) {
  return (
    <ul className="own-awards">
      {awards.map((award) => (
        <OwnAward key={award.id} award={award} />
      ))}
    </ul>
  );
}

function OwnAward({ award }: { award: MemberAward }) {
  const { t, language } = useTranslation();
  const { locale, shortTime } = useFormat();
  const claim = useClaimAward();
  const { id, title, kind, amount, currency, state, claimUntil } = award;
  const isMoney = kind === 'cash' || kind === 'bonus';
  return (
    <li className="own-award">
      <div className="own-award-words">
        <p className="own-award-title">{language === 'sw' ? title.sw : title.en}</p>
        {claimUntil && state === 'claimable' && (
          <p className="own-award-until">{t('own_award_until', { time: shortTime(claimUntil) })}</p>
        )}
      </div>
      <p className="own-award-amount">
        {isMoney ? <Amount value={amount} currency={currency} locale={locale} size="l" /> : amount}
      </p>
      {state === 'claimable' ? (
        <Button
          tone="brass"
          size="s"
          isLoading={claim.isPending}
          loadingLabel={t('loading')}
          onClick={() => claim.mutate(id)}
        >
          {t('own_award_claim')}
        </Button>
      ) : (
        <StatusChip tone="quiet">{t('own_award_held')}</StatusChip>
      )}
    </li>
  );
}
