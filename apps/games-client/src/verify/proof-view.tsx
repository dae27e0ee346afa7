import { type SlotDefinition, stakeUnitsOf } from '@bahati/game-rules/slots/definition.ts';
import type { SpinResult, SpinWin } from '@bahati/game-rules/slots/outcome.ts';
import { useEffect, useRef } from 'react';
import { CardsRecord, ChestsRecord } from '#frame/acts/acts-record.tsx';
import type { SlotGame } from '#frame/games/games.ts';
import { grownReels, picturedWords } from '#frame/rounds/round-record.tsx';
import { SpinPicture } from '#frame/rounds/spin-picture.tsx';
import { wonWords } from '#frame/rounds/won-words.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { readWindow } from '#frame/slots/wins/winning-cells.ts';
import { inMoney, inStakes, jackpotOf, type Proof } from './prove.ts';
import { HashStep, Step } from './proof-steps.tsx';
import { TicketStep } from './ticket-step.tsx';

/** The round again, in the order a sceptic would ask. */
export function ProofView({ game, proof }: { game: SlotGame; proof: Proof }) {
  const { t } = useWords();
  const { round } = proof;
  const { outcome } = round;
  const hasActs = round.chests !== null || round.gamble.length > 0;
  const { ticket } = outcome;
  const jackpot = jackpotOf(game.definition, proof);
  const hasFree = outcome.freeSpins.length > 0;
  const last = 4 + Number(hasFree) + Number(hasActs) + Number(ticket !== undefined);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), [proof]);
  return (
    <section className="verify-proof">
      <h2 ref={top} tabIndex={-1}>
        {t('verify_result')}
      </h2>
      <Step number={1} title={t('verify_step_hash')}>
        <HashStep proof={proof} />
      </Step>
      <Step number={2} title={t('verify_step_draw')}>
        <DrawStep game={game} proof={proof} />
      </Step>
      <Step number={3} title={t('verify_step_window')}>
        <p>{t('verify_window_text')}</p>
        <ProvenSpin game={game} proof={proof} spin={outcome.base} />
      </Step>
      {hasFree && (
        <Step number={4} title={t('record_free', { count: outcome.freeSpins.length })}>
          <p>{t('verify_free_text')}</p>
          <details className="verify-free">
            <summary>{t('verify_free_show')}</summary>
            {outcome.freeSpins.map((spin, index) => (
              <div key={`${index}-${spin.stops.join('-')}`}>
                <h4>{t('free_spin_of', { played: index + 1, total: outcome.freeSpins.length })}</h4>
                <ProvenSpin game={game} proof={proof} spin={spin} />
              </div>
            ))}
          </details>
        </Step>
      )}
      {hasActs && (
        <Step
          number={4 + Number(hasFree)}
          title={t(round.chests ? 'chests_title' : 'gamble_title')}
        >
          <ProvenActs game={game} proof={proof} />
        </Step>
      )}
      {ticket !== undefined && (
        <Step number={last - 1} title={t('verify_step_ticket')}>
          <TicketStep ticket={ticket} jackpot={jackpot} />
        </Step>
      )}
      <Step number={last} title={t('verify_step_payout')}>
        <p className="verify-payout display tabular">
          <Pay game={game} proof={proof} pay={round.pay} />
        </p>
        <p className="quiet">{t(jackpot ? 'verify_payout_beside' : 'verify_payout_text')}</p>
      </Step>
    </section>
  );
}

function DrawStep({ game, proof }: { game: SlotGame; proof: Proof }) {
  const { t } = useWords();
  const { claim, round } = proof;
  const { outcome } = round;
  return (
    <>
      <p>{t('verify_draw_text', { count: outcome.base.stops.length })}</p>
      <code className="verify-code">
        HMAC-SHA256({t('verify_server_seed')}, “{claim.clientSeed}:{claim.nonce}:0”)
      </code>
      <ol className="verify-stops">
        {outcome.base.stops.map((stop, reel) => (
          <li key={`${reel}-${stop}`}>
            <span className="quiet small">{t('verify_reel', { reel: reel + 1 })}</span>
            <strong className="tabular">{stop}</strong>
            <span className="quiet small">
              {t('verify_of', { count: game.definition.reels[reel]?.length ?? 0 })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Cards or chests, with what they made of the win. */
function ProvenActs({ game, proof }: { game: SlotGame; proof: Proof }) {
  const { t } = useWords();
  const { definition } = game;
  const { gamble, chests, outcome } = proof.round;
  const times = (pay: number) => `×${inStakes(definition, pay)}`;
  if (chests) {
    const units = stakeUnitsOf(definition);
    return (
      <>
        <p>{t('verify_chests_text')}</p>
        <ChestsRecord
          amounts={chests.laid.map((laid) => times(laid * units))}
          opened={chests.opened}
        />
      </>
    );
  }
  const cards = gamble.map((step, index) => ({
    ...step,
    amount: times(outcome.pay * 2 ** (index + 1)),
  }));
  return (
    <>
      <p>{t('verify_cards_text')}</p>
      <CardsRecord cards={cards} />
    </>
  );
}

function ProvenSpin({ game, proof, spin }: { game: SlotGame; proof: Proof; spin: SpinResult }) {
  const { t, language } = useWords();
  const { definition } = game;
  const nameOf = (symbol: number) => definition.symbols[symbol]?.name[language] ?? '';
  const pays = (pay: number) => `×${inStakes(definition, pay * spin.multiplier)}`;
  return (
    <div className="verify-spin">
      <SpinPicture
        game={game}
        spin={{
          window: readWindow(spin),
          lineWins: spin.lineWins,
          hasScatterWin: spin.scatterWin !== null && !spin.drops,
        }}
        label={picturedWords(game, spin, language)}
        size={58}
      />
      <ul className="record-wins">
        <ProvenWins definition={definition} wins={spin.lineWins} pays={pays} />
        {spin.grown && spin.bookSymbol === undefined && (
          <li>{t('record_grown', { reels: grownReels(spin.grown) })}</li>
        )}
        {spin.scatterWin && (
          <li>
            {t('record_scatter', {
              count: spin.scatterWin.count,
              symbol: nameOf(definition.scatter ?? 0),
              amount: pays(spin.scatterWin.pay),
            })}
          </li>
        )}
        {spin.drops?.map((drop, index) => (
          <li key={`${index}-${drop.removed.length}`}>
            {t('record_fall', { fall: index + 1 })}
            <SpinPicture
              game={game}
              spin={{ window: drop.window, lineWins: drop.wins, hasScatterWin: false }}
              label={picturedWords(game, drop, language)}
            />
            <ul className="record-wins">
              <ProvenWins
                definition={definition}
                wins={drop.wins}
                pays={(pay) => `×${inStakes(definition, pay * drop.multiplier)}`}
              />
            </ul>
          </li>
        ))}
        {spin.hold && (
          <li>{t('record_hold', { amount: `×${inStakes(definition, spin.hold.pay)}` })}</li>
        )}
        {spin.freeSpinsWon > 0 && <li>{t('record_added', { count: spin.freeSpinsWon })}</li>}
        {spin.pay === 0 && <li className="quiet">{t('record_nothing')}</li>}
        {spin.pay > 0 && (
          <li className="tabular">
            <strong>
              <Pay game={game} proof={proof} pay={spin.pay} />
            </strong>
          </li>
        )}
      </ul>
    </div>
  );
}

function ProvenWins({
  definition,
  wins,
  pays,
}: {
  definition: SlotDefinition;
  wins: readonly SpinWin[];
  pays: (pay: number) => string;
}) {
  const { t, language } = useWords();
  return wins.map((win) => (
    <li key={`${win.line} ${win.symbol} ${win.cells?.join(' ') ?? ''}`}>
      {wonWords(t, definition, {
        ...win,
        symbol: definition.symbols[win.symbol]?.name[language] ?? '',
        amount: pays(win.pay),
      })}
    </li>
  ));
}

function Pay({ game, proof, pay }: { game: SlotGame; proof: Proof; pay: number }) {
  const { t, language } = useWords();
  const { stake } = proof.claim;
  const minor = inMoney(game.definition, pay, proof.claim);
  const times = t('verify_times', { times: inStakes(game.definition, pay) });
  if (!stake || minor === null) return <>{times}</>;
  return (
    <>
      {showMinor(minor, stake.currency, language)} <span className="quiet">({times})</span>
    </>
  );
}
