import { groupedText } from '@bahati/game-rules/rational.ts';
import type { SlotSheet } from '@bahati/contract/games-frame/sheets.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useWords, type WordKey } from '#frame/shell/words.ts';

const mechanics = {
  lines: 'sheet_lines',
  ways: 'sheet_ways',
  cluster: 'sheet_cluster',
  anywhere: 'sheet_anywhere',
} as const satisfies Record<SlotSheet['mechanic']['pays'], WordKey>;

const volatilities = {
  low: 'sheet_low',
  medium: 'sheet_medium',
  high: 'sheet_high',
} as const satisfies Record<SlotSheet['volatility'], WordKey>;

/** What a slot gives back, how it feels and how rare its best is. */
export function SlotFigures({ sheet }: { sheet: SlotSheet }) {
  const { t, language } = useWords();
  const { mechanic, figures, volatility } = sheet;
  const {
    returnBand,
    topSpin,
    freeSpinsOneIn,
    holdAndSpinOneIn,
    pickOneIn,
    buy,
    ofJackpotsPercent,
  } = figures;
  const numbers = new Intl.NumberFormat(language);
  const oneIn = (rounds: string) => t('figure_one_in', { rounds: numbers.format(Number(rounds)) });
  return (
    <KeyValueList
      items={[
        {
          id: 'mechanic',
          label: t('sheet_mechanic'),
          value: t(mechanics[mechanic.pays], {
            reels: mechanic.reels,
            rows: mechanic.rows,
            lines: mechanic.lines,
          }),
        },
        {
          id: 'rtp',
          label: t(returnBand ? 'figure_band' : 'figure_rtp'),
          value: returnBand
            ? `${figures.returnPercent} % (${returnBand.fromPercent} – ${returnBand.toPercent} %)`
            : `${figures.returnPercent} %`,
          isStrong: true,
        },
        ...(ofJackpotsPercent === null
          ? []
          : [{ id: 'jackpots', label: t('figure_jackpots'), value: `${ofJackpotsPercent} %` }]),
        { id: 'hit', label: t('figure_hit'), value: `${figures.hitRatePercent} %` },
        {
          id: 'volatility',
          label: t('sheet_volatility'),
          value: t(volatilities[volatility]),
        },
        { id: 'spread', label: t('figure_spread'), value: figures.standardDeviation },
        {
          id: 'top',
          label: t(holdAndSpinOneIn ? 'figure_grand' : 'figure_top'),
          value: `×${groupedText(String(topSpin.timesTotalStake))}`,
        },
        { id: 'odds', label: t('sheet_top_odds'), value: oneIn(topSpin.oneInRounds) },
        ...(freeSpinsOneIn === null
          ? []
          : [{ id: 'free', label: t('figure_free_often'), value: oneIn(freeSpinsOneIn) }]),
        ...(holdAndSpinOneIn === null
          ? []
          : [{ id: 'hold', label: t('figure_hold_often'), value: oneIn(holdAndSpinOneIn) }]),
        ...(pickOneIn === null
          ? []
          : [{ id: 'pick', label: t('chests_title'), value: oneIn(pickOneIn) }]),
        ...(buy === null
          ? []
          : [
              {
                id: 'buy',
                label: t('figure_buy', { price: numbers.format(buy.priceStakes) }),
                value: `${buy.returnPercent} %`,
              },
            ]),
      ]}
    />
  );
}
