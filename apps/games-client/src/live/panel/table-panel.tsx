import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { priceOfStacks, type Stack } from '@bahati/game-rules/chips/cloth.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { useText } from '#frame/bets/use-text.ts';
import { localeOf, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { Others } from './others.tsx';
import type { LiveGame } from '#frame/live/live-games.ts';
import { Bubbles, Phrases } from './phrases.tsx';
import { TableNotes } from './table-notes.tsx';
import type { SeatedTable } from '#frame/live/open-table.ts';
import { entryIn, fastStacks } from '#frame/live/table/table-state.ts';
import { words } from '#frame/live/words.ts';

type PanelProps = { readonly seated: SeatedTable; readonly live: LiveGame };

/** What is laid and confirmed, the one button that bets, and who else is at the table. */
export function TablePanel({ seated, live }: PanelProps) {
  const { t } = useWords();
  return (
    <section className="bet-panel live-panel" aria-label={t('bet')}>
      <KangaBand seed={live.table.code} height={6} />
      <Bubbles sayings={seated.sayings} />
      <TableNotes table={seated.table} />
      <div className="live-bet">
        <ConfirmButton seated={seated} live={live} />
        <Balance />
      </div>
      <div className="live-social">
        <Others line={seated.table.line} live={live} />
        <Phrases line={seated.table.line} sayings={seated.sayings} />
      </div>
    </section>
  );
}

function ConfirmButton({ seated: { table }, live }: PanelProps) {
  const { play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const room = useStore(table.line.line, (line) => line.room);
  const is = useStore(table.line.line, (line) => line.is);
  const { draft, asked } = useStore(table.state, (state) => state);
  const round = room?.view.round ?? null;
  const unit = room ? toMinor(room.view.limits.unit, play.currency) : 0n;
  const costOf = (stacks: readonly Stack[]) => unit * BigInt(priceOfStacks(stacks));
  const money = (minor: bigint) => showMinor(minor, play.currency, language, true);
  const entry = entryIn(round, room?.own.entry ?? null);
  const confirmed = costOf(fastStacks(live.table.cloth, entry));
  const isBetting = round?.phase === 'betting';
  const may = is === 'connected' && isBetting && !asked && draft.length > 0;
  const told = () => {
    if (is !== 'connected') return say(words.offline);
    if (asked) return say(words.asking, { amount: money(costOf(asked.stacks)) });
    if (isBetting && draft.length > 0) {
      const wish = confirmed > 0n ? words.confirmMore : words.confirm;
      return say(wish, { amount: money(costOf(draft)) });
    }
    if (confirmed > 0n) return say(words.confirmed, { amount: money(confirmed) });
    return say(isBetting ? words.layChips : words.nothingBet);
  };
  const state = may ? 'may' : asked ? 'asking' : confirmed > 0n ? 'confirmed' : 'idle';
  // It stays where the focus is; what it may not do now it does not do.
  return (
    <Button
      className="bet-play live-confirm"
      tone={may ? 'brass' : 'quiet'}
      size="l"
      isWide
      aria-disabled={!may || undefined}
      data-state={state}
      onClick={table.confirm}
    >
      {told()}
    </Button>
  );
}

function Balance() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const balance = useStore(play.session, (state) => state.balance);
  return (
    <p className="bet-balance">
      <span className="quiet small">{t('balance')}</span>
      <Amount
        value={toDecimal(balance, play.currency)}
        currency={play.currency}
        locale={localeOf(language)}
        isAnimated
      />
    </p>
  );
}
