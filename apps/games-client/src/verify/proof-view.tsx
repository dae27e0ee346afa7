import { Card } from '@bahati/ui/card/card.tsx';
import { CheckIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import type { SpinResult } from '@bahati/game-rules/slots/spin.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SlotGame } from '#frame/games/games.ts';
import { picturedWords } from '#frame/rounds/round-record.tsx';
import { SpinPicture } from '#frame/rounds/spin-picture.tsx';
import { showMinor } from '#frame/shell/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { inMoney, inStakes, type Proof } from './prove.ts';

/** The round again, in the order a sceptic would ask. */
export function ProofView({ game, proof }: { game: SlotGame; proof: Proof }) {
  const { t } = useWords();
  const { outcome } = proof;
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
      {outcome.freeSpins.length > 0 && (
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
      <Step number={outcome.freeSpins.length > 0 ? 5 : 4} title={t('verify_step_payout')}>
        <p className="verify-payout display tabular">
          <Pay game={game} proof={proof} pay={outcome.pay} />
        </p>
        <p className="quiet">{t('verify_payout_text')}</p>
      </Step>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <Card padding="m">
      <div className="verify-step">
        <span className="verify-number tabular" aria-hidden="true">
          {number}
        </span>
        <div className="verify-step-body">
          <h3>{title}</h3>
          {children}
        </div>
      </div>
    </Card>
  );
}

function HashStep({ proof }: { proof: Proof }) {
  const { t } = useWords();
  const { isCommitmentKept: isKept } = proof;
  return (
    <>
      <p>{t('verify_hash_text')}</p>
      <code className="verify-code">{proof.serverSeedHash}</code>
      {isKept === null ? (
        <p className="verify-verdict" data-kept="open">
          {t('verify_hash_open')}
        </p>
      ) : (
        <p className="verify-verdict" data-kept={isKept}>
          {isKept ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
          {isKept ? t('verify_hash_kept') : t('verify_hash_broken')}
        </p>
      )}
    </>
  );
}

function DrawStep({ game, proof }: { game: SlotGame; proof: Proof }) {
  const { t } = useWords();
  const { claim, outcome } = proof;
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
          window: spin.window,
          lineWins: spin.lineWins,
          hasScatterWin: spin.scatterWin !== null,
        }}
        label={picturedWords(game, spin, language)}
        size={58}
      />
      <ul className="record-wins">
        {spin.lineWins.map((win) => (
          <li key={win.line}>
            {t('record_line', {
              line: win.line + 1,
              count: win.count,
              symbol: nameOf(win.symbol),
              amount: pays(win.pay),
            })}
          </li>
        ))}
        {spin.scatterWin && (
          <li>
            {t('record_scatter', {
              count: spin.scatterWin.count,
              symbol: nameOf(definition.scatter ?? 0),
              amount: pays(spin.scatterWin.pay),
            })}
          </li>
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
