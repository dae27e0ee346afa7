import type { PastHand } from '@bahati/contract/games-frame/hand-history.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ErrorState } from '@bahati/ui/error-state/error-state.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { botWords } from '#frame/seats/bots/bot-words.ts';
import type { SeatWords } from '#frame/seats/seat-module.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { historyWords as words } from './history-words.ts';
import './past-hands.css';

const pageSize = 20;

type Pages = {
  readonly hands: readonly PastHand[];
  readonly cursor: string | null;
  readonly is: 'coming' | 'ready' | 'failed';
};

type Props = { readonly words: SeatWords; readonly onReplay: (handId: string) => void };

/** Own hands of this game, the newest first, whichever table they were played at. */
export function PastHands({ words: said, onReplay }: Props) {
  const { call } = useFrame();
  const say = useText();
  const [{ hands, cursor, is }, setPages] = useState<Pages>({
    hands: [],
    cursor: null,
    is: 'coming',
  });
  /** Reads the page at the cursor; answers how it is laid after what is shown. */
  async function read(from: string | null): Promise<(now: Pages) => Pages> {
    const query = from === null ? { pageSize } : { pageSize, cursor: from };
    const page = await call('GET /frame/v1/seats/hands', { query }).catch(() => null);
    if (!page) return (now) => ({ ...now, is: 'failed' });
    const { items, nextCursor } = page;
    return (now) => ({ hands: [...now.hands, ...items], cursor: nextCursor, is: 'ready' });
  }
  const readFirst = useEffectEvent(() => read(null));
  useEffect(() => void readFirst().then(setPages), []);
  function readMore(): void {
    setPages((now) => ({ ...now, is: 'coming' }));
    void read(cursor).then(setPages);
  }
  if (is === 'failed') {
    return (
      <ErrorState title={say(words.failed)} retryLabel={say(words.retry)} onRetry={readMore} />
    );
  }
  if (hands.length === 0) {
    if (is === 'coming') return <SkeletonRows count={5} label={say(words.coming)} />;
    return <p className="quiet">{say(said.noHands)}</p>;
  }
  return (
    <>
      <ol className="past-hands">
        {hands.map((hand) => (
          <PastRow key={hand.handId} hand={hand} words={said} onReplay={onReplay} />
        ))}
      </ol>
      <Pager
        hasMore={cursor !== null}
        isLoading={is === 'coming'}
        onMore={readMore}
        moreLabel={say(words.more)}
        loadingLabel={say(words.coming)}
      />
    </>
  );
}

function PastRow({ hand, words: said, onReplay }: Props & { hand: PastHand }) {
  const say = useText();
  const { language } = useWords();
  const { money, minor } = useMoney();
  const cash = useCash();
  const { handId, number, at, unit, players, bots, won, isVoided } = hand;
  const which = say(said.numbered, { number });
  const isLost = won.startsWith('-');
  const moved = minor(won.replace('-', ''));
  const sign = isLost ? '−' : moved > 0n ? '+' : '';
  const time = new Date(at).toLocaleString(`${language}-KE`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (
    <li>
      <span className="past-hands-about">
        <strong>{which}</strong>
        <span className="quiet small tabular">{time}</span>
        <span className="quiet small tabular">{say(words.unit, { amount: cash.money(unit) })}</span>
        <span className="quiet small tabular">{say(words.players, { count: players })}</span>
        {bots > 0 && (
          <span className="quiet small tabular">{say(botWords.inHand, { count: bots })}</span>
        )}
      </span>
      <b className="tabular" data-is-won={(!isLost && moved > 0n) || undefined}>
        {isVoided ? say(words.voided) : `${sign}${money(moved)}`}
      </b>
      <Button size="s" aria-label={say(words.replayOf, { which })} onClick={() => onReplay(handId)}>
        {say(words.replay)}
      </Button>
    </li>
  );
}
