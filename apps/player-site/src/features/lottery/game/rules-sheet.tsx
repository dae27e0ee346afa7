/** How a bet type is won, what each tier pays, and what it returns. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';
import { betTypeName, partWords, tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { InfoIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { returnsOf } from '#features/lottery/panels/ticket.rules.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';

/** The return in one short line; the touch opens the rules. */
export function RulesLine({ betType, odds }: { betType: BetType; odds: PrizeTable }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="lot-rules-line" onClick={() => setIsOpen(true)}>
        <InfoIcon size={18} />
        <span>{t('lottery_rules')}</span>
        <b>{useReturnWords(betType, odds)}</b>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={useSay()(betTypeName(betType))}
        closeLabel={t('close')}
      >
        <Rules betType={betType} odds={odds} />
      </Dialog>
    </>
  );
}

function useReturnWords(betType: BetType, odds: PrizeTable): string {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const told = returnsOf(betType, odds);
  if (!told) return t('lottery_rtp_pool');
  return told.least === told.most
    ? t('lottery_rtp', { rtp: percent(told.least) })
    : t('lottery_rtp_between', { least: percent(told.least), most: percent(told.most) });
}

function Rules({ betType, odds }: { betType: BetType; odds: PrizeTable }) {
  const { t } = useTranslation();
  const { figures, count } = useFormat();
  const say = useSay();
  const { parts, kind } = betType.panel;
  return (
    <div className="lot-rules">
      <p>{t(`lottery_how_${kind}`)}</p>
      {parts.length > 1 && (
        <p className="quiet">{parts.map(({ name }) => say(partWords(name))).join(' · ')}</p>
      )}
      {betType.unitsPerLine > 1 && (
        <p>{t('lottery_units_line', { units: count(betType.unitsPerLine) })}</p>
      )}
      <table className="lot-table">
        <caption>{t('lottery_pays')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lottery_tier')}</th>
            <th scope="col">{t('lottery_odds')}</th>
          </tr>
        </thead>
        <tbody>
          {betType.tiers.map((tier) => (
            <tr key={tier}>
              <th scope="row">{say(tierWords(tier))}</th>
              <td>
                {betType.pooled.includes(tier)
                  ? t('lottery_pool_share')
                  : `× ${figures(String((odds[tier] ?? 0) / 10_000))}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{useReturnWords(betType, odds)}</p>
    </div>
  );
}
