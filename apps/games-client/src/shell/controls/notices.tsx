import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { DepositIcon } from '@bahati/ui/icons/icons.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import type { AutoplayStop } from '#frame/shell/autoplay/autoplay.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { refill } from '#frame/shell/balance/refill.ts';
import type { LimitPeriod, Trouble } from '#frame/shell/round/refusal-meaning.ts';
import type { SessionState } from '#frame/shell/round/round-state.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import type { StakeBounds } from '#frame/shell/stakes/stake-offer.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';

const waitingWords: Readonly<Record<NonNullable<SessionState['waiting']>, WordKey>> = {
  connection: 'waiting_connection',
  wallet: 'waiting_wallet',
  'other-round': 'waiting_other_round',
};

const troubleWords: Readonly<Record<Trouble, { title: WordKey; text: WordKey }>> = {
  insufficient_funds: { title: 'funds_title', text: 'funds_text' },
  bets_blocked: { title: 'blocked_title', text: 'blocked_text' },
  bonus_stake_too_large: { title: 'bonus_stake_title', text: 'bonus_stake_text' },
  stake_limit: { title: 'limit_title', text: 'limit_stake' },
  loss_limit: { title: 'limit_title', text: 'limit_loss' },
  session_limit: { title: 'limit_title', text: 'limit_session' },
  need_true_account: { title: 'trial_title', text: 'trial_text' },
  stake_not_offered: { title: 'stake_gone_title', text: 'stake_gone_text' },
  round_voided: { title: 'voided_title', text: 'voided_text' },
  free_rounds_over: { title: 'free_over_title', text: 'free_over_text' },
  choice_not_offered: { title: 'choice_gone_title', text: 'choice_gone_text' },
  act_out_of_order: { title: 'act_moved_title', text: 'act_moved_text' },
  action_not_allowed: { title: 'act_refused_title', text: 'act_refused_text' },
  other: { title: 'other_title', text: 'other_text' },
};

/** Why automatic play stopped. */
export const stoppedWords = {
  count: 'autoplay_over_count',
  loss_limit: 'autoplay_over_loss',
  single_win: 'autoplay_over_win',
  profit: 'autoplay_over_profit',
  stake_cap: 'autoplay_over_stake',
} as const satisfies Record<AutoplayStop, WordKey>;

const periodWords = {
  day: 'limit_day',
  week: 'limit_week',
  month: 'limit_month',
} as const satisfies Record<LimitPeriod, WordKey>;

/** What stands between the player and the next round, in words. */
export function Notices() {
  return (
    <>
      <WaitingNotice />
      <AutoplayNotice />
      <TroubleDialog />
    </>
  );
}

function WaitingNotice() {
  const { play } = useFrame();
  const { t } = useWords();
  const waiting = useStore(play.session, (state) => state.waiting);
  if (!waiting) return null;
  return (
    <div className="notice" role="alert">
      <NoticeBar
        tone="warn"
        action={
          <Button size="s" onClick={() => play.sendAll({ type: 'retry' })}>
            {t('retry')}
          </Button>
        }
      >
        {t(waitingWords[waiting])}
      </NoticeBar>
    </div>
  );
}

function AutoplayNotice() {
  const { play } = useFrame();
  const { t } = useWords();
  const stopped = useStore(play.round, (state) => state.autoplayStopped);
  if (!stopped) return null;
  return (
    <div className="notice" role="status">
      <NoticeBar
        tone="info"
        action={
          <Button size="s" onClick={() => play.send({ type: 'trouble-read' })}>
            {t('close')}
          </Button>
        }
      >
        {t(stoppedWords[stopped])}
      </NoticeBar>
    </div>
  );
}

/** A stake that is not offered is told by what is. */
function textOf(trouble: Trouble, { minimum, maximum }: StakeBounds): WordKey {
  if (trouble !== 'stake_not_offered') return troubleWords[trouble].text;
  if (minimum !== null) return maximum === null ? 'stake_from_text' : 'stake_between_text';
  return maximum === null ? 'stake_gone_text' : 'stake_up_to_text';
}

function TroubleDialog() {
  const { play, site, call, session } = useFrame();
  const { t, language } = useWords();
  const trouble = useStore(play.session, (state) => state.trouble);
  const balance = useStore(play.session, (state) => state.balance);
  const cost = useStore(play.session, (state) => state.cost);
  const period = useStore(play.session, (state) => state.limitPeriod);
  const { bounds } = useStore(play.session, (state) => state.offer);
  if (!trouble) return null;
  const close = () => play.send({ type: 'trouble-read' });
  const showBound = (minor: bigint | null) =>
    minor === null ? '' : showMinor(minor, play.currency, language, true);
  const isMoney = trouble === 'insufficient_funds';
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t(troubleWords[trouble].title)}
      closeLabel={t('close')}
      size="s"
      footer={
        isMoney && session.isFreePlay ? (
          <Button
            tone="brass"
            onClick={() => {
              close();
              refill({ call, play, session });
            }}
          >
            {t('refill')}
          </Button>
        ) : isMoney && site.isThere ? (
          <Button
            tone="brass"
            icon={<DepositIcon size={20} />}
            onClick={() => {
              close();
              site.tell('bahati:deposit');
            }}
          >
            {t('deposit')}
          </Button>
        ) : (
          <Button tone="brass" onClick={close}>
            {t('understood')}
          </Button>
        )
      }
    >
      <p>
        {t(isMoney && session.isFreePlay ? 'free_funds_text' : textOf(trouble, bounds), {
          minimum: showBound(bounds.minimum),
          maximum: showBound(bounds.maximum),
          balance: showMinor(balance, play.currency, language),
          stake: showMinor(cost, play.currency, language),
          period: t(periodWords[period]),
        })}
      </p>
    </Dialog>
  );
}
