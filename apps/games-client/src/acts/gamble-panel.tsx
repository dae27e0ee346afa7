import type { GambleView } from '@bahati/contract/games-frame/acts.ts';
import { cardName } from '@bahati/game-rules/cards/card.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CardFace, SuitSign } from '#frame/cards/card-face.tsx';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import type { ActingSlot } from './acting-slot.ts';
import { gambleCard } from './gamble-card.ts';

const nothingYet: GambleView = { amount: '0', steps: [], left: 0 };

/** Double or nothing: the win, a closed card, two colours, and the way out. */
export function GamblePanel({ acting }: { acting: ActingSlot }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const { round, doing, answer } = acting;
  const gamble = round.gamble ?? nothingYet;
  const turned = (answer?.gamble ?? (doing ? nothingYet : gamble)).steps.at(-1);
  const isOver = round.actions.length === 0;
  const isLost = gamble.steps.at(-1)?.isWon === false;
  const win = toMinor(gamble.amount, play.currency);
  const show = (minor: bigint) => showMinor(minor, play.currency, language);
  return (
    <>
      <h2 className="acts-title display">{t('gamble_title')}</h2>
      <div className="gamble-cards">
        <Turned steps={turned ? gamble.steps.slice(0, answer ? undefined : -1) : gamble.steps} />
        <div className="gamble-card" aria-hidden="true">
          <PlayingCard card={turned ? gambleCard(turned.card) : null} />
        </div>
        {!isOver && (
          <p className="gamble-left quiet small">{t('gamble_left', { count: gamble.left })}</p>
        )}
      </div>
      <p className="acts-told" role="status">
        <Told gamble={gamble} isOver={isOver} show={(wire) => show(toMinor(wire, play.currency))} />
      </p>
      <dl className="gamble-figures" data-is-lost={isLost}>
        <div>
          <dt>{t('gamble_win')}</dt>
          <dd className="display tabular">{show(win)}</dd>
        </div>
        {!isOver && (
          <div className="gamble-doubled">
            <dt>{t('gamble_doubled')}</dt>
            <dd className="display tabular">{show(win * 2n)}</dd>
          </div>
        )}
      </dl>
      {!isOver && <Choices acting={acting} take={t('gamble_take', { amount: show(win) })} />}
    </>
  );
}

/** The cards of this round so far, in order. */
function Turned({ steps }: Pick<GambleView, 'steps'>) {
  const { t, language } = useWords();
  return (
    <ol className="gamble-turned" aria-label={t('gamble_cards')}>
      {steps.map(({ card, isWon }, index) => (
        <li key={`${index} ${card}`} data-is-won={isWon}>
          <CardFace card={gambleCard(card)} />
          <span className="unseen">{cardName(gambleCard(card))[language]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The last card in words. */
function Told({
  gamble: { steps },
  isOver,
  show,
}: {
  gamble: GambleView;
  isOver: boolean;
  show: (wire: string) => string;
}) {
  const { t, language } = useWords();
  const last = steps.at(-1);
  if (!last) return <>{t('gamble_ask')}</>;
  const blanks = { card: cardName(gambleCard(last.card))[language], amount: show(last.amount) };
  if (!last.isWon) return <>{t('gamble_lost', blanks)}</>;
  return <>{t(isOver ? 'gamble_won_last' : 'gamble_won', blanks)}</>;
}

function Choices({ acting, take }: { acting: ActingSlot; take: string }) {
  const { play } = useFrame();
  const { t } = useWords();
  const isBusy = acting.doing !== null;
  const busy = { 'aria-disabled': isBusy || undefined };
  return (
    <div className="gamble-choices" data-is-busy={isBusy}>
      <button
        {...busy}
        type="button"
        className="gamble-red"
        onClick={() => play.send({ type: 'act', action: 'red' })}
      >
        <span className="gamble-signs">
          <SuitSign suit="hearts" size={26} />
          <SuitSign suit="diamonds" size={26} />
        </span>
        {t('gamble_red')}
      </button>
      <button
        {...busy}
        type="button"
        className="gamble-black"
        onClick={() => play.send({ type: 'act', action: 'black' })}
      >
        <span className="gamble-signs">
          <SuitSign suit="spades" size={26} />
          <SuitSign suit="clubs" size={26} />
        </span>
        {t('gamble_black')}
      </button>
      <Button
        {...busy}
        tone="brass"
        size="l"
        isWide
        onClick={() => play.send({ type: 'act', action: 'take' })}
      >
        {take}
      </Button>
    </div>
  );
}
