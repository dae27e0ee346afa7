import { isWorthPlaying } from '@bahati/game-rules/tables/three-card-poker/optimal-play.ts';
import { scoreOf } from '@bahati/game-rules/tables/three-card-poker/three-card-hand.ts';
import {
  anteBonus,
  pairPlusPays,
  totalPaid,
} from '@bahati/game-rules/tables/three-card-poker/three-card-pays.ts';
import {
  threeCardCloth,
  threeCardPoker,
} from '@bahati/game-rules/tables/three-card-poker/three-card-poker.rules.ts';
import { type ThreeCardView } from '@bahati/game-rules/tables/three-card-poker/three-card-poker.view.ts';
import { useState } from 'react';
import { type BoardProps, betModule } from '#frame/bets/stage/board.ts';
import { ActButtons } from '#frame/bets/table/act-buttons.tsx';
import { bestPlay } from '#frame/bets/table/best-play.ts';
import { BestPlayToggle } from '#frame/bets/table/best-play-toggle.tsx';
import { CardShoe } from '#frame/bets/table/card-shoe.tsx';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { useSteps } from '#frame/bets/table/use-steps.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { chipsOn } from '#frame/chips/laying.ts';
import { useChips } from '#frame/chips/use-chips.ts';
import { useStore } from '#frame/shell/store.ts';
import { BetSpot } from './bet-spot.tsx';
import { describe } from './describe.ts';
import { HandRow } from './hand-row.tsx';
import { PayList } from './pay-list.tsx';
import { handNames, rules, words } from './words.ts';
import '#frame/bets/table/table.css';
import './three-card-poker.css';

const keys = { play: 'p', fold: 'f' };
const dealtCards = 6;
const turnedCards = 3;

const stacksOf = ({ ante, pairPlus }: ThreeCardView) => [
  { place: 'ante', chips: ante },
  ...(pairPlus > 0 ? [{ place: 'pairplus', chips: pairPlus }] : []),
];

function ThreeCardBoard(props: BoardProps<ThreeCardView>) {
  const { view, phase, turn, isFast, actions, onAct, stake, most, money, sound, past } = props;
  const say = useText();
  const last = view ?? past[0]?.view;
  const chips = useChips(threeCardCloth, props, last ? stacksOf(last) : []);
  // What lay there before what is shown now: a round that was open is only turned up.
  const [lay, setLay] = useState(view);
  if (phase !== 'showing' && lay !== view) setLay(view);
  const isShowing = phase === 'showing';
  const isNew = isShowing && (lay === null || lay.decision !== 'open');
  const isOver = view !== null && view.decision !== 'open';
  const toDeal = isNew ? dealtCards : 0;
  const steps = useSteps({
    phase,
    turn,
    isFast,
    count: isShowing ? toDeal + (isOver ? turnedCards : 0) : 0,
    onStep: () => sound('card'),
    onShown: () => {
      if (view?.pays) sound(soundOf(view));
      props.onShown();
    },
  });
  useActKeys({ keys, actions, onAct });

  const dealt = isNew ? Math.min(dealtCards, steps) : dealtCards;
  const turned = isShowing ? steps - toDeal : turnedCards;
  const isTold = isOver && !isShowing;
  const isSwept = phase === 'asking' && isOver;
  const isAsLaid = view !== null && (!isOver || isSameBet(view, chips.laying));
  const pays = isTold && isAsLaid && !isSwept ? view.pays : null;
  const laid = (place: string) => chipsOn(chips.laying, place);
  const isOn = view !== null && (!isOver || isShowing);
  const lit = isTold ? view.player.hand : null;
  const isPlayed = view?.decision === 'played';
  return (
    <div className="cloth tcp" data-swept={isSwept || undefined}>
      <CardShoe />
      <BestPlayToggle />
      <PayList
        name={words.pairPlus}
        side="left"
        pays={pairPlusPays}
        lit={view?.pairPlus ? lit : null}
      />
      <PayList name={words.bonus} side="right" pays={anteBonus} lit={isPlayed ? lit : null} />
      <div className="tcp-table">
        <HandRow
          owner="dealer"
          name={say(words.dealer)}
          cards={
            view
              ? Array.from({ length: Math.max(0, dealt - 3) }, (_, place) =>
                  view.dealer && place < turned ? (view.dealer.cards[place] ?? null) : null,
                )
              : []
          }
          isFresh={isNew}
          told={view?.dealer && !isShowing ? dealerWords(view.dealer, say) : null}
          end={undefined}
        />
        <p className="tcp-print display" aria-hidden="true">
          {say(words.print)}
        </p>
        <HandRow
          owner="player"
          name={say(words.you)}
          cards={view ? view.player.cards.slice(0, dealt) : []}
          isFresh={isNew}
          told={view && dealt > turnedCards ? say(handNames[view.player.hand]) : null}
          end={isTold ? endOf(view) : undefined}
        />
        <div className="tcp-spots">
          <BetSpot
            name={words.pairPlus}
            laid={isOn ? view.pairPlus : laid('pairplus')}
            paid={pays?.pairPlus ?? null}
            onto={{ chips, place: 'pairplus' }}
            stake={stake}
            money={money}
          />
          <BetSpot
            name={words.ante}
            laid={isOn ? view.ante : laid('ante')}
            paid={pays ? pays.ante + pays.bonus : null}
            onto={{ chips, place: 'ante' }}
            stake={stake}
            money={money}
          />
          <BetSpot
            name={words.play}
            laid={isPlayed && isAsLaid && !isSwept ? view.ante : 0}
            paid={pays?.play ?? null}
            stake={stake}
            money={money}
          />
        </div>
        <p className="unseen" role="status">
          {phase === 'acting' && view && say(describe(view))}
        </p>
        <ChipTray chips={chips} stake={stake} most={most} money={money} />
      </div>
    </div>
  );
}

function dealerWords(
  { hand, isQualified }: NonNullable<ThreeCardView['dealer']>,
  say: ReturnType<typeof useText>,
): string {
  const name = say(handNames[hand]);
  return isQualified ? name : `${name} · ${say(words.unqualified)}`;
}

function isSameBet({ ante, pairPlus }: ThreeCardView, laying: Parameters<typeof chipsOn>[0]) {
  return chipsOn(laying, 'ante') === ante && chipsOn(laying, 'pairplus') === pairPlus;
}

function endOf({ result }: ThreeCardView): 'won' | 'pushed' | 'lost' {
  if (result === 'won' || result === 'unopposed') return 'won';
  return result === 'pushed' ? 'pushed' : 'lost';
}

function soundOf(view: ThreeCardView): 'good' | 'tick' | 'bad' {
  const staked = view.ante + view.pairPlus + (view.decision === 'played' ? view.ante : 0);
  const paid = totalPaid(view.pays);
  return paid > staked ? 'good' : paid === staked ? 'tick' : 'bad';
}

function ThreeCardActs(props: BoardProps<ThreeCardView>) {
  const { view, phase, actions, onAct, sound, stake, money } = props;
  const isShown = useStore(bestPlay, (state) => state.isShown);
  if (!view || view.decision !== 'open') return null;
  const isBest = isShown && phase === 'acting';
  const best = isWorthPlaying(scoreOf(view.player.cards)) ? 'play' : 'fold';
  return (
    <ActButtons
      buttons={[
        { act: 'play', name: words.play, units: view.ante, letter: keys.play, tone: 'go' },
        { act: 'fold', name: words.fold, units: 0, letter: keys.fold, tone: 'stop' },
      ]}
      actions={actions}
      onAct={onAct}
      best={isBest ? best : null}
      sound={sound}
      stake={stake}
      money={money}
    />
  );
}

export const board = betModule({
  game: threeCardPoker,
  staking: 'chips',
  Board: ThreeCardBoard,
  Acts: ThreeCardActs,
  describe,
  rules,
  cloth: { seed: 'three-card-poker' },
});
