import type { Movement } from '@bahati/contract/player-site/records/records.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { movementTone } from './movement-tone.ts';
import { useMovementWords } from './use-movement-words.ts';
import './records.css';

/** One movement of the account record: a card's two lines on a phone, a table's row beside it. */
export function MovementLine({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const { locale, clock, money } = useFormat();
  const words = useMovementWords();
  const { id, at, about, amount, balanceAfter, currency } = movement;
  return (
    <Link
      to="/member/transactionHistory/$movementId"
      params={{ movementId: id }}
      className="records-line"
    >
      <span className="records-line-time tabular">{clock(at)}</span>
      <span className="records-line-what">{words(movement)}</span>
      <span className="records-line-about">{about}</span>
      <span className="records-line-amount">
        <Amount
          value={amount}
          currency={currency}
          locale={locale}
          sign="always"
          tone={movementTone(movement)}
        />
      </span>
      {balanceAfter !== null && (
        <span className="records-line-balance tabular">
          {t('records_balance', { amount: money(balanceAfter, currency) })}
        </span>
      )}
    </Link>
  );
}
