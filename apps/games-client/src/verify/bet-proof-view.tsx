import { multiply, type Rational, rational, toDecimalText } from '@bahati/game-rules/rational.ts';
import { useEffect, useRef } from 'react';
import type { BetModule } from '#frame/bets/stage/board.ts';
import { StillBoard } from '#frame/bets/stage/still-board.tsx';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { HashStep, Step } from './proof-steps.tsx';
import type { ProvenBet } from './prove-bet.ts';

/** Without a stake the page speaks of stakes. */
const oneStake = { minor: 100n, currency: 'KES' } as const;

/** A round of a bet game again, in the order a sceptic would ask. */
export function BetProofView({ module, proof }: { module: BetModule; proof: ProvenBet }) {
  const { t, language } = useWords();
  const { claim, opening, game, round } = proof;
  const stake = claim.stake ?? oneStake;
  const inMoney = (stakes: Rational) => {
    if (!claim.stake) return t('verify_times', { times: toDecimalText(stakes, 4) });
    const { numerator, denominator } = multiply(stakes, rational(stake.minor));
    return showMinor(numerator / denominator, stake.currency, language);
  };
  const told = round.pay && game.tell(round.state, language, inMoney);
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
      <Step number={2} title={t('verify_step_row')}>
        <p>{t('verify_row_text')}</p>
        <code className="verify-code">
          HMAC-SHA256({t('verify_server_seed')}, “{claim.clientSeed}:{claim.nonce}:0”)
        </code>
      </Step>
      <Step number={3} title={t('verify_step_bet')}>
        <StillBoard module={module} view={round.shown} opening={opening} stake={stake} />
        <Told entries={[...(told?.bets ?? []), ...(told?.outcome ?? [])]} />
      </Step>
      <Step number={4} title={t('verify_step_payout')}>
        <p className="verify-payout display tabular">
          {round.pay ? inMoney(round.pay) : t('verify_not_over')}
        </p>
        <p className="quiet">{t('verify_payout_text')}</p>
      </Step>
    </section>
  );
}

function Told({
  entries,
}: {
  entries: readonly { readonly label: string; readonly value: string }[];
}) {
  return (
    <ul className="record-wins">
      {entries.map(({ label, value }, at) => (
        <li key={`${at}-${label}`}>
          {label}: <strong className="tabular">{value}</strong>
        </li>
      ))}
    </ul>
  );
}
