import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Timeline } from '@bahati/ui/timeline/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { safeTarget } from '#site/paths.ts';
import { GameRow } from '#features/catalogue/game-row.tsx';
import { useHotGames } from '#features/catalogue/use-games.ts';
import { PhoneOffer } from '#features/members/contacts/phone-offer.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { ClaimableNotice } from '#features/rewards/claimable-notice.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { DepositAtPhone } from './deposit-at-phone.tsx';
import { DepositByTransfer } from './deposit-by-transfer.tsx';
import { DepositCost } from './deposit-cost.tsx';
import { isWebAddress } from './gateway-page.ts';
import { useDepositSteps } from './use-deposit-steps.ts';
import { depositTones } from '#features/cashier/status-tones.ts';
import '#features/cashier/cashier.css';

/** The live message is the quick way; asking again covers a stream that is down. */
const askAgainMs = 10_000;

/** One deposit as it happens. */
export function DepositStatus({
  depositId,
  onAnother,
}: {
  depositId: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const query = useQuery({
    ...memberQuery('GET /wps/cashier/deposits/:id', { params: { id: depositId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? askAgainMs : false),
  });
  if (query.data) return <DepositCard deposit={query.data} onAnother={onAnother} />;
  if (query.isError) return <QueryError query={query} />;
  return <SkeletonRows count={3} label={t('loading')} />;
}

function DepositCard({ deposit, onAnother }: { deposit: Deposit; onAnother: () => void }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const steps = useDepositSteps(deposit);
  const { status, amount, credited, currency, redirectUrl, flow, payTo } = deposit;
  const isPending = status === 'pending';
  const isDone = status === 'completed';
  const { next } = useSearch({ from: '__root__' });
  const router = useRouter();
  return (
    <section className="cashier-status" aria-labelledby="deposit-status">
      <div className="cashier-status-head" role="status">
        <StatusChip tone={depositTones[status]} isLive={isPending}>
          {t(`deposit_status_${status}`)}
        </StatusChip>
        <h2 id="deposit-status" className="cashier-status-title">
          {t(`deposit_title_${status}`)}
        </h2>
        <Amount
          value={isDone ? credited : amount}
          currency={currency}
          locale={locale}
          size="xl"
          tone={isDone ? 'win' : 'text'}
        />
      </div>
      {isPending && flow === 'phone' && <DepositAtPhone deposit={deposit} />}
      {payTo && <DepositByTransfer deposit={deposit} payTo={payTo} />}
      {(isPending || isDone) && credited !== amount && <DepositCost cost={deposit} />}
      <Timeline label={t('deposit_timeline')} steps={steps} />
      {isDone && <ClaimableNotice />}
      <div className="cashier-actions">
        {isPending && redirectUrl && isWebAddress(redirectUrl) && (
          <a className={buttonClass({ tone: 'brass', size: 'l', isWide: true })} href={redirectUrl}>
            {t('deposit_continue')}
          </a>
        )}
        {isDone && (
          <a
            href={safeTarget(next)}
            className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
            onClick={(event) => {
              event.preventDefault();
              router.history.push(safeTarget(next));
            }}
          >
            {t('deposit_play')}
          </a>
        )}
        <Button
          isWide
          tone={status === 'failed' || status === 'expired' ? 'brass' : 'quiet'}
          onClick={onAnother}
        >
          {t('deposit_another')}
        </Button>
      </div>
      {isDone && <PhoneOffer />}
      {isDone && !next && <GamesToPlay />}
    </section>
  );
}

/** A first game is a touch away once the money is there. */
function GamesToPlay() {
  const { t } = useTranslation();
  const { data } = useHotGames();
  const open = data?.content.filter(({ isUnderMaintenance }) => !isUnderMaintenance) ?? [];
  if (open.length === 0) return null;
  return <GameRow title={t('deposit_games')} games={open.slice(0, 8)} />;
}
