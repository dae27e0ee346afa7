import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useCanGoBack, useParams, useRouter } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useLanguage } from '#features/language/use-language.ts';
import { BetBoard } from './bet-board.tsx';
import { BetMovements } from './bet-movements.tsx';
import { BetFairness } from './bet-fairness.tsx';
import { BetResult } from './bet-result.tsx';
import { readSlotPicture } from '#features/gaming/slot-picture/slot-picture.ts';
import { SlotRound } from '#features/gaming/slot-picture/slot-window.tsx';
import './bet-detail-page.css';

/** One round, whole: what was staked, what came of it, and the proof that it was fair. */
export function BetDetailPage() {
  const { t } = useTranslation();
  const { betId } = useParams({ from: '/site/member/personalHistoryCopy/$betId' });
  const language = useLanguage();
  const query = useQuery(
    memberQuery('GET /wps/gaming/bets/:id', { params: { id: betId }, query: { language } }),
  );
  return (
    <>
      <PageTitle words={query.data?.bet.gameName ?? t('member_betting_record')} />
      <BackToRecord />
      {query.data ? (
        <BetDetail {...query.data} />
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}

/** Back to the record as it was filtered, where one came from there. */
function BackToRecord() {
  const { t } = useTranslation();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <p>
      <Link
        to="/member/personalHistoryCopy"
        className="text-link"
        onClick={(event) => {
          if (!canGoBack || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          router.history.back();
        }}
      >
        <ChevronLeftIcon size={18} />
        {t('bet_back')}
      </Link>
    </p>
  );
}

type Detail = CallValue<PlayerSiteCalls['GET /wps/gaming/bets/:id']>;

function BetDetail({ bet, transactions, detail, isProviderAway }: Detail) {
  const { t } = useTranslation();
  const picture = readSlotPicture(detail?.picture ?? null);
  const entries = (facts: readonly { label: string; value: string }[]) =>
    facts.map(({ label, value }, at) => ({ id: `${at}`, label, value }));
  return (
    <div className="bet-columns">
      <div className="stack-wide">
        <BetResult bet={bet} />
        {bet.isTransferWallet && (
          <FormAlert tone="info">{t('bet_game_wallet', { vendor: bet.vendorName })}</FormAlert>
        )}
        {bet.isFreeRound && <FormAlert tone="info">{t('bet_free_round')}</FormAlert>}
        {!detail && bet.state === 'settled' && (
          <FormAlert tone="info">{t(isProviderAway ? 'bet_no_detail' : 'bet_untold')}</FormAlert>
        )}
        {picture && <SlotRound picture={picture} />}
        {detail && <BetBoard detail={detail} />}
        {detail && detail.outcome.length > 0 && (
          <section className="bet-section">
            <h2 className="member-section-title">{t('bet_outcome')}</h2>
            <KeyValueList items={entries(detail.outcome)} />
          </section>
        )}
      </div>
      <div className="stack-wide">
        {detail && detail.choices.length > 0 && (
          <section className="bet-section">
            <h2 className="member-section-title">{t('bet_choices')}</h2>
            <KeyValueList items={entries(detail.choices)} />
          </section>
        )}
        {detail?.fairness && <BetFairness fairness={detail.fairness} />}
        {transactions.length > 0 && <BetMovements bet={bet} transactions={transactions} />}
      </div>
    </div>
  );
}
