import type { SlotRound, SpinView } from '@bahati/contract/games-frame/slots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { CardsRecord, ChestsRecord } from '#frame/acts/acts-record.tsx';
import { loadSlot, type SlotGame } from '#frame/games/games.ts';
import { useEffect, useState } from 'react';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { type Translate, useWords, type WordKey } from '#frame/shell/words.ts';
import { readWindow } from '#frame/slots/wins/winning-cells.ts';
import { SpinPicture } from './spin-picture.tsx';
import { wonWords } from './won-words.ts';

/** A whole round as it was shown: the paid spin, every free spin, what each paid. */
export function RoundRecord({
  game: present,
  round,
  currency,
}: {
  game: SlotGame;
  round: SlotRound;
  currency: Currency;
}) {
  const { t } = useWords();
  const game = useDeciding(present, round.version);
  if (!game) return null;
  const isWalk = game.definition.wilds?.kind === 'walking';
  return (
    <div className="record">
      <RecordedSpin game={game} spin={round.base} currency={currency} name={t('record_base')} />
      {round.freeSpins.length > 0 && (
        <details className="record-free">
          <summary>
            {t(isWalk ? 'record_respins' : 'record_free', { count: round.freeSpins.length })}
          </summary>
          {round.freeSpins.map((spin, index) => (
            <RecordedSpin
              key={`${index}-${spin.stops.join('-')}`}
              game={game}
              spin={spin}
              currency={currency}
              name={
                isWalk
                  ? t('record_respin', { played: index + 1 })
                  : t('free_spin_of', { played: index + 1, total: round.freeSpins.length })
              }
            />
          ))}
        </details>
      )}
      <RecordedActs round={round} currency={currency} />
    </div>
  );
}

/** The game as it was when it decided a round; undefined until an earlier version has come. */
function useDeciding(game: SlotGame, version: number | undefined): SlotGame | undefined {
  const [found, setFound] = useState<SlotGame>();
  const { id, version: present } = game.definition;
  const isPresent = version === undefined || version === present;
  useEffect(() => {
    if (isPresent) return;
    // Without it the amounts above the picture still say what the round came to.
    loadSlot(id, version).then(setFound, () => undefined);
  }, [id, version, isPresent]);
  return isPresent ? game : found;
}

/** Cards and chests, and what the round cost where that was more than its stake. */
function RecordedActs({ round, currency }: { round: SlotRound; currency: Currency }) {
  const { t, language } = useWords();
  const { gamble, chests, stake, debit, jackpot, freeRound } = round;
  const show = (wire: string) => showMinor(toMinor(wire, currency), currency, language);
  const isPlainCost = toMinor(stake, currency) === toMinor(debit, currency);
  return (
    <>
      {gamble && gamble.steps.length > 0 && (
        <section className="record-spin">
          <h4>{t('gamble_title')}</h4>
          <CardsRecord
            cards={gamble.steps.map((step) => ({ ...step, amount: show(step.amount) }))}
          />
        </section>
      )}
      {chests && (
        <section className="record-spin">
          <h4>{t('chests_title')}</h4>
          <ChestsRecord
            amounts={chests.chests.map((amount) => show(amount ?? '0'))}
            opened={chests.opened}
          />
        </section>
      )}
      {jackpot && (
        <p>
          {t('live_jackpot', {
            level: t(`jackpot_${jackpot.level}`),
            amount: show(jackpot.amount),
          })}
        </p>
      )}
      {freeRound && <p className="quiet">{t('record_free_round', { ...freeRound })}</p>}
      {!isPlainCost && !freeRound && (
        <p className="quiet">{t('record_cost', { amount: show(debit) })}</p>
      )}
    </>
  );
}

function RecordedSpin({
  game,
  spin,
  currency,
  name,
}: {
  game: SlotGame;
  spin: SpinView;
  currency: Currency;
  name: string;
}) {
  const { t, language } = useWords();
  const show = (wire: string) => showMinor(toMinor(wire, currency), currency, language);
  const nameOf = (symbol: number) => game.definition.symbols[symbol]?.name[language] ?? '';
  const isPaid = toMinor(spin.pay, currency) > 0n;
  const hasScatterWin = spin.freeSpinsWon > 0 || toMinor(spin.scatterPay, currency) > 0n;
  const hasScatter = hasScatterWin && game.definition.scatter !== null;
  const hasDrops = spin.drops !== undefined && spin.drops.length > 0;
  return (
    <section className="record-spin">
      <h4>
        {name}{' '}
        <span className="quiet tabular">{isPaid ? show(spin.pay) : t('record_nothing')}</span>
      </h4>
      <SpinPicture
        game={game}
        spin={{
          window: readWindow(spin),
          lineWins: spin.lineWins,
          hasScatterWin: hasScatter && !hasDrops,
        }}
        label={picturedWords(game, spin, language)}
      />
      <ul className="record-wins">
        <WonItems game={game} wins={spin.lineWins} currency={currency} />
        {spin.grown && spin.bookSymbol === undefined && (
          <li>{t('record_grown', { reels: grownReels(spin.grown) })}</li>
        )}
        {hasScatter && (
          <li>
            {t('record_scatter', {
              count: spin.scatterCount,
              symbol: nameOf(game.definition.scatter ?? 0),
              amount: show(spin.scatterPay),
            })}
          </li>
        )}
        {hasScatter && spin.freeSpinsWon > 0 && (
          <li>{t('record_added', { count: spin.freeSpinsWon })}</li>
        )}
        {spin.bookSymbol !== undefined && (
          <li>{t('record_book', { symbol: nameOf(spin.bookSymbol) })}</li>
        )}
        {spin.hold && <li>{holdWords(t, spin.hold, show)}</li>}
        {spin.multiplier > 1 && isPaid && !hasDrops && (
          <li className="quiet">{t('record_multiplied', { multiplier: spin.multiplier })}</li>
        )}
      </ul>
      <Drops game={game} spin={spin} currency={currency} />
    </section>
  );
}

function WonItems({
  game,
  wins,
  currency,
}: {
  game: SlotGame;
  wins: SpinView['lineWins'];
  currency: Currency;
}) {
  const { t, language } = useWords();
  const { definition } = game;
  return wins.map(({ line, symbol, count, pay, ways, cells }) => (
    <li key={`${line} ${symbol} ${cells?.join(' ') ?? ''}`}>
      {wonWords(t, definition, {
        line,
        count,
        ways,
        symbol: definition.symbols[symbol]?.name[language] ?? '',
        amount: showMinor(toMinor(pay, currency), currency, language),
      })}
    </li>
  ));
}

/** The windows after the first, of a spin in which wins vanished. */
function Drops({ game, spin, currency }: { game: SlotGame; spin: SpinView; currency: Currency }) {
  const { t, language } = useWords();
  return (spin.drops ?? []).map((drop, index) => (
    <div key={`${index}-${drop.removed.length}`}>
      <h5>
        {drop.multiplier > 1
          ? t('record_times', { fall: index + 1, multiplier: drop.multiplier })
          : t('record_fall', { fall: index + 1 })}
      </h5>
      <SpinPicture
        game={game}
        spin={{ window: drop.window, lineWins: drop.wins, hasScatterWin: false }}
        label={picturedWords(game, drop, language)}
      />
      <ul className="record-wins">
        <WonItems game={game} wins={drop.wins} currency={currency} />
      </ul>
    </div>
  ));
}

/** "2, 4": the reels, counted from 1. */
export function grownReels(grown: readonly (readonly [reel: number, row: number])[]): string {
  return [...new Set(grown.map(([reel]) => reel + 1))].join(', ');
}

type Hold = NonNullable<SpinView['hold']>;

/** "Hold and spin: KSh 90.00 (8 coins, Mini)". */
function holdWords(t: Translate, hold: Hold, show: (wire: string) => string): string {
  const count = hold.rounds.reduce((sum, { coins }) => sum + coins.length, 0);
  const parts = [
    t('record_coins', { count }),
    ...hold.jackpots.map((jackpot) => t(jackpotWords[jackpot])),
  ];
  return `${t('record_hold', { amount: show(hold.pay) })} (${parts.join(', ')})`;
}

const jackpotWords = {
  mini: 'jackpot_mini',
  minor: 'jackpot_minor',
  major: 'jackpot_major',
  grand: 'jackpot_grand',
} as const satisfies Record<Hold['jackpots'][number], WordKey>;

/** Row by row, for those who cannot see the picture. */
export function picturedWords(
  game: SlotGame,
  spin: { readonly window: readonly (readonly number[])[] },
  language: 'en' | 'sw',
): string {
  const rows = Array.from({ length: game.definition.rows }, (_, row) =>
    spin.window
      .map((column) => game.definition.symbols[column[row] ?? 0]?.name[language] ?? '')
      .join(', '),
  );
  return `${rows.join('; ')}.`;
}
