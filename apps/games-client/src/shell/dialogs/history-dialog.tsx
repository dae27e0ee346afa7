import { Badge } from '@bahati/ui/badge/badge.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { ChevronLeftIcon, ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { BetRecord } from '#frame/bets/bet-record.tsx';
import { RoundRecord } from '#frame/rounds/round-record.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { localeOf, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { verifyLink } from '#frame/shell/fairness/verify-link.ts';
import { useWords } from '#frame/shell/words.ts';

const pageSize = 20;
const plainChoice = 'spin';

type Pages = {
  rounds: FrameRound[];
  nextCursor: string | null;
  state: 'loading' | 'ready' | 'failed';
};

const empty: Pages = { rounds: [], nextCursor: null, state: 'loading' };

/** One's own rounds of this game, newest first; any of them can be looked at again. */
export function HistoryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<FrameRound | null>(null);
  const leave = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={leave} title={t('history')} closeLabel={t('close')} size="m">
      {chosen ? (
        <ChosenRound round={chosen} onBack={() => setChosen(null)} />
      ) : (
        <RoundList onChoose={setChosen} />
      )}
    </Dialog>
  );
}

function RoundList({ onChoose }: { onChoose: (round: FrameRound) => void }) {
  const { call } = useFrame();
  const { t } = useWords();
  const [pages, setPages] = useState<Pages>(empty);

  /** Reads the page at the cursor; answers how it is to be laid after what is shown. */
  async function read(cursor: string | null): Promise<(now: Pages) => Pages> {
    const query = cursor === null ? { pageSize } : { pageSize, cursor };
    try {
      const { items, nextCursor } = await call('GET /frame/v1/rounds', { query });
      return ({ rounds }) => ({
        rounds: [...rounds, ...items],
        nextCursor,
        state: 'ready',
      });
    } catch {
      return (now) => ({ ...now, state: 'failed' });
    }
  }
  function readMore(cursor: string | null): void {
    setPages((now) => ({ ...now, state: 'loading' }));
    void read(cursor).then(setPages);
  }
  // The list is read once, when it is opened.
  const readFirst = useEffectEvent(() => read(null));
  useEffect(() => void readFirst().then(setPages), []);

  const { rounds, nextCursor, state } = pages;
  if (state === 'failed') {
    return (
      <ErrorState
        title={t('history_failed')}
        retryLabel={t('retry')}
        onRetry={() => readMore(nextCursor)}
      />
    );
  }
  if (rounds.length === 0) {
    return state === 'loading' ? (
      <SkeletonRows count={6} label={t('loading')} />
    ) : (
      <EmptyState title={t('history_empty')} text={t('history_empty_text')} seed="taa-za-pwani" />
    );
  }
  return (
    <>
      {rounds.map((round) => (
        <RoundRow key={round.roundId} round={round} onChoose={onChoose} />
      ))}
      <Pager
        hasMore={nextCursor !== null}
        isLoading={state === 'loading'}
        onMore={() => readMore(nextCursor)}
        moreLabel={t('history_more')}
        loadingLabel={t('loading')}
      />
    </>
  );
}

function RoundRow({
  round,
  onChoose,
}: {
  round: FrameRound;
  onChoose: (round: FrameRound) => void;
}) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const show = (wire: string) => showMinor(toMinor(wire, play.currency), play.currency, language);
  const isPaid = toMinor(round.payout, play.currency) > 0n;
  const when = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return (
    <ListRow
      title={isPaid ? t('history_paid', { amount: show(round.payout) }) : t('record_nothing')}
      subtitle={when.format(new Date(round.at))}
      trailing={<span className="tabular">{show(round.debit)}</span>}
      trailingNote={
        round.freeRound ? (
          <Badge tone="brass">{t('free_round')}</Badge>
        ) : 'base' in round && round.freeSpins.length > 0 ? (
          <Badge tone="lagoon">{t('record_free', { count: round.freeSpins.length })}</Badge>
        ) : (
          t('stake')
        )
      }
      onClick={() => onChoose(round)}
    />
  );
}

function ChosenRound({ round, onBack }: { round: FrameRound; onBack: () => void }) {
  const { play, about, slot, revealed, theme } = useFrame();
  const { t, language } = useWords();
  const shown = useStore(theme, (state) => state.theme);
  const address = verifyLink({
    game: about.code,
    version: about.version,
    ...round.seeds,
    serverSeed: revealed.get(round.seeds.serverSeedHash),
    stake: round.stake,
    currency: play.currency,
    choice: round.choice === plainChoice ? undefined : round.choice,
    acts: round.acts.join(','),
    language,
    theme: shown,
  });
  return (
    <div className="form">
      <Button size="s" icon={<ChevronLeftIcon size={18} />} onClick={onBack}>
        {t('history_back')}
      </Button>
      {'base' in round ? (
        slot && <RoundRecord game={slot.game} round={round} currency={play.currency} />
      ) : (
        <BetRecord round={round} />
      )}
      <p className="quiet small mono-line">{t('record_id', { id: round.roundId })}</p>
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('verify_this')} <ExternalIcon size={16} />
      </a>
    </div>
  );
}
