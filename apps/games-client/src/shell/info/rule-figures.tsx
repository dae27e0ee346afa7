import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { exactRtp } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { progressiveReturn } from '@bahati/game-rules/slots/progressive.ts';
import {
  add,
  rational,
  multiply,
  toDecimalText,
  groupedText,
} from '@bahati/game-rules/rational.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { useMemo } from 'react';
import { useSlot } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';

/** What comes back of the stakes, how often something pays, and how far results may stray. */
export function RuleFigures() {
  const { game } = useSlot();
  const { t } = useWords();
  const { definition, figures } = game;
  const shares = useReturn();
  const often = [
    { id: 'often', label: t('figure_free_often'), rounds: figures.freeSpinsOneIn },
    { id: 'hold', label: t('figure_hold_often'), rounds: figures.holdAndSpinOneIn ?? null },
    { id: 'pick', label: t('chests_title'), rounds: figures.pickOneIn ?? null },
  ].flatMap(({ id, label, rounds }) =>
    rounds === null ? [] : [{ id, label, value: t('figure_one_in', { rounds }) }],
  );
  const { buy } = figures;
  const bought = buy
    ? [
        {
          id: 'buy',
          label: t('figure_buy', { price: buy.priceStakes }),
          value: `${buy.rtpPercent} %`,
        },
      ]
    : [];
  return (
    <>
      <KeyValueList
        items={[
          ...shares,
          { id: 'hit', label: t('figure_hit'), value: `${figures.hitRatePercent} %` },
          ...often,
          ...bought,
          { id: 'spread', label: t('figure_spread'), value: figures.standardDeviation },
          {
            id: 'top',
            label: t(figures.holdAndSpinOneIn ? 'figure_grand' : 'figure_top'),
            value: `×${groupedText(String(figures.topSpin.timesTotalStake))}`,
          },
        ]}
      />
      <p className="quiet small">
        {isOfLinesAlone(definition) ? t('figure_note') : t('figure_note_stated')}
      </p>
      <SheetLink game={definition.id} />
    </>
  );
}

function SheetLink({ game }: { game: string }) {
  const { t, language } = useWords();
  const address = `/sheet?${new URLSearchParams({ game, language })}`;
  return (
    <a className="link" href={address} target="_blank" rel="noopener">
      {t('sheet_title')} <ExternalIcon size={16} />
    </a>
  );
}

/**
 * The return of a game of lines is computed here from the strips themselves, so it cannot differ
 * from the game. Other games state theirs, and their tests derive it anew.
 */
function useReturn() {
  const { game } = useSlot();
  const { t } = useWords();
  const { definition, figures } = game;
  const rtp = useMemo(
    () => (isOfLinesAlone(definition) ? exactRtp(definition) : null),
    [definition],
  );
  if (!rtp) {
    const { band, rtpPercent } = figures;
    const range = band && { from: band.fromPercent, to: band.toPercent };
    return [
      { id: 'rtp', label: t('figure_rtp_near'), value: `${rtpPercent} %`, isStrong: true },
      ...(range
        ? [{ id: 'band', label: t('figure_band'), value: `${range.from}–${range.to} %` }]
        : []),
    ];
  }
  const percent = (share: typeof rtp.total) =>
    `${toDecimalText(multiply(share, rational(100n)), 4)} %`;
  const ofJackpots = definition.progressive && progressiveReturn(definition.progressive);
  const total = ofJackpots ? add(rtp.total, ofJackpots) : rtp.total;
  return [
    { id: 'rtp', label: t('figure_rtp'), value: percent(total), isStrong: true },
    ...(ofJackpots
      ? [{ id: 'jackpots', label: t('figure_jackpots'), value: percent(ofJackpots) }]
      : []),
    { id: 'lines', label: t('figure_lines'), value: percent(rtp.lines) },
    ...(definition.scatter === null
      ? []
      : [
          { id: 'scatters', label: t('figure_scatters'), value: percent(rtp.scatters) },
          { id: 'free', label: t('figure_free'), value: percent(rtp.freeSpins) },
        ]),
  ];
}

function isOfLinesAlone(definition: SlotDefinition): boolean {
  const { payRule, tumble, wilds, holdAndSpin, book, pick } = definition;
  return !payRule && !tumble && !wilds && !holdAndSpin && !book && !pick;
}
