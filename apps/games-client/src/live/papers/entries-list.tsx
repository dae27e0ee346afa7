import type { PlayedEntry } from '@bahati/contract/games-frame/tables.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { localeOf, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { LiveGame } from '#frame/live/live-games.ts';
import { words } from '#frame/live/words.ts';

const pageSize = 20;

type Listed = { readonly items: readonly PlayedEntry[]; readonly nextCursor: string | null };

/** The player's own rounds at tables of this game, newest first, each with what proves it. */
export function EntriesList({ live }: { live: LiveGame }) {
  const { call } = useFrame();
  const { t } = useWords();
  const say = useText();
  const [listed, setListed] = useState<Listed | null>(null);
  const ask = (cursor?: string) =>
    call('GET /frame/v1/tables/entries', { query: { pageSize, ...(cursor && { cursor }) } });
  useEffect(() => {
    call('GET /frame/v1/tables/entries', { query: { pageSize } }).then(setListed, () =>
      setListed({ items: [], nextCursor: null }),
    );
  }, [call]);
  if (!listed) return <SkeletonRows count={4} label={t('late_coming')} />;
  const { items, nextCursor } = listed;
  if (items.length === 0) return <p className="quiet">{say(words.noBets)}</p>;
  const more = () => {
    if (nextCursor === null) return;
    ask(nextCursor).then(
      (next) => setListed({ items: [...items, ...next.items], nextCursor: next.nextCursor }),
      () => undefined,
    );
  };
  return (
    <>
      <ol className="live-mine">
        {items.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} live={live} />
        ))}
      </ol>
      {nextCursor !== null && <Button onClick={more}>{say(words.more)}</Button>}
    </>
  );
}

function EntryRow({ entry, live }: { entry: PlayedEntry; live: LiveGame }) {
  const { play, theme } = useFrame();
  const { language } = useWords();
  const say = useText();
  const shownTheme = useStore(theme, (state) => state.theme);
  const money = (wire: string) => showMinor(toMinor(wire, play.currency), play.currency, language);
  const { stake, payout, shown, at, verifyUrl } = entry;
  const time = new Date(at).toLocaleTimeString(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
  });
  const isWon = payout !== null && toMinor(payout, play.currency) > toMinor(stake, play.currency);
  return (
    <li data-is-won={isWon || undefined}>
      <span>{live.module.describe(shown)[language]}</span>
      <span className="tabular quiet small">{time}</span>
      <span className="tabular">{money(stake)}</span>
      <strong className="tabular">{payout === null ? '…' : money(payout)}</strong>
      <a
        className="link small"
        href={`${verifyUrl}&language=${language}&theme=${shownTheme}`}
        target="_blank"
        rel="noopener"
      >
        {say(words.verify)} <ExternalIcon size={14} />
      </a>
    </li>
  );
}
