import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { TeamIcon } from '@bahati/ui/icons/icons.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { LiveGame } from '#frame/live/live-games.ts';
import type { TableLine } from '#frame/live/table/table.ts';
import { words } from '#frame/live/words.ts';

type OthersProps = { readonly line: TableLine; readonly live: LiveGame };
type Totals = TableView['totals'];

const placesShown = 8;
const noTotals: Totals = { players: 0, places: [], entries: [] };

/** What everybody has on the round. Beside a wide table it is always there; else behind a button. */
export function Others({ line, live }: OthersProps) {
  const { t } = useWords();
  const say = useText();
  const [isOpen, setIsOpen] = useState(false);
  const totals = useStore(line.line, ({ room }) => room?.view.totals ?? noTotals);
  return (
    <>
      <button type="button" className="live-tool live-others-open" onClick={() => setIsOpen(true)}>
        <TeamIcon size={18} />
        <span>{say(words.others)}</span>
        <b className="tabular">{totals.players}</b>
      </button>
      <aside className="live-others-beside" aria-label={say(words.others)}>
        <OthersList totals={totals} live={live} />
      </aside>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={say(words.others)}
        closeLabel={t('close')}
        size="s"
      >
        <OthersList totals={totals} live={live} />
      </Dialog>
    </>
  );
}

function OthersList({ totals, live }: { totals: Totals; live: LiveGame }) {
  const { play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const { currency } = play;
  const money = (wire: string) => showMinor(toMinor(wire, currency), currency, language, true);
  if (totals.players === 0) return <p className="quiet small">{say(words.nobody)}</p>;
  const places = totals.places
    .map(({ place, amount }) => ({ place, minor: toMinor(amount, currency) }))
    .toSorted((one, other) => (one.minor < other.minor ? 1 : -1))
    .slice(0, placesShown);
  const most = places[0]?.minor ?? 1n;
  const nameOf = (place: string) => live.module.placeName?.(place)[language] ?? place;
  return (
    <div className="live-others">
      <h3 className="small">{say(words.totals)}</h3>
      <ul className="live-on-places">
        {places.map(({ place, minor }) => (
          <li key={place}>
            <span>{nameOf(place)}</span>
            <b className="tabular">{money(toDecimal(minor, currency))}</b>
            <span
              className="live-place-bar"
              style={{ inlineSize: `${Number((minor * 100n) / most)}%` }}
              aria-hidden="true"
            />
          </li>
        ))}
      </ul>
      <h3 className="small">{say(words.dearest)}</h3>
      <ol className="live-dearest">
        {totals.entries.map(({ name, stake, payout }, at) => (
          <li key={at} data-has-won={isWin(stake, payout) || undefined}>
            <span>{name}</span>
            <span className="tabular">{money(stake)}</span>
            <b className="tabular">
              {payout !== null && isWin(stake, payout) && `+${money(payout)}`}
            </b>
          </li>
        ))}
      </ol>
    </div>
  );

  function isWin(stake: string, payout: string | null): boolean {
    return payout !== null && toMinor(payout, currency) > toMinor(stake, currency);
  }
}
