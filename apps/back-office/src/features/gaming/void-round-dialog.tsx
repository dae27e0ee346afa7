import type { StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Asks another staff user to give the stakes of a round back, and to take back what it paid. */
export function VoidRoundDialog({ round, onClose }: { round: StaffRound; onClose: () => void }) {
  const { translate, locale } = useWords();
  const { id, stake, payout, hasWins, currency, username } = round;
  return (
    <ReasonDialog
      title={translate('rounds.void_title')}
      confirmLabel={translate('rounds.void_now')}
      tone="danger"
      send={(reason) => call('POST /bo/rounds/:id/void', { params: { id }, body: { reason } })}
      tell={() => translate('approvals.told_asked')}
      onClose={onClose}
    >
      <div className="queue-confirm">
        <Amount size="l" value={stake} currency={currency} locale={locale} />
        <p>
          {hasWins
            ? translate('rounds.void_paid_hint', {
                username,
                payout: `${currencySymbol(currency)} ${formatAmount(payout, currency, locale)}`,
              })
            : translate('rounds.void_hint', { username })}
        </p>
      </div>
    </ReasonDialog>
  );
}
