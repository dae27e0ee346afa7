/** The papers of crash: rules, fairness with its check, own bets. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { crashCalls } from '@bahati/contract/games-frame/crash.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { PapersDialog } from '#frame/shell/dialogs/papers-dialog.tsx';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { isProven } from './check-round.ts';
import type { CrashRoom } from './crash-room.ts';
import { timesText } from './times-text.ts';
import { rules, words } from './words.ts';

type Props = SheetProps & { readonly room: CrashRoom };

export function CrashSheets({ room, ...props }: Props) {
  const say = useText();
  return (
    <PapersDialog
      {...props}
      rules={{ label: say(words.rules), panel: <Rules /> }}
      fairness={{ label: say(words.fair), panel: <Fairness room={room} /> }}
      history={{ label: say(words.mine), panel: <Mine /> }}
    />
  );
}

function Rules() {
  const say = useText();
  const { about } = useFrame();
  const { t, language } = useWords();
  const address = `/sheet?${new URLSearchParams({ game: about.code, language })}`;
  return (
    <div className="rules">
      <ul className="rules-list">
        {rules.map((rule) => (
          <li key={rule.en}>{say(rule)}</li>
        ))}
      </ul>
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('bet_sheet')} <ExternalIcon size={16} />
      </a>
    </div>
  );
}

function Fairness({ room }: { room: CrashRoom }) {
  const say = useText();
  const chain = useStore(room.state, (state) => state.chain);
  const recent = useStore(room.state, (state) => state.recent);
  const [found, setFound] = useState('');
  async function check(): Promise<void> {
    for (const round of recent) {
      if (await isProven(round)) continue;
      return setFound(say(words.checkFailed, { game: round.game }));
    }
    setFound(say(words.checked, { count: recent.length }));
  }
  return (
    <div className="crash-fair">
      {chain && (
        <>
          <p>{say(words.chainText, { games: chain.games })}</p>
          <p className="small quiet">{say(words.terminating)}</p>
          <code>{chain.terminatingHash}</code>
          <p>{say(words.saltText)}</p>
          <p className="small quiet">{say(words.salt)}</p>
          <code>{chain.salt}</code>
        </>
      )}
      <Button onClick={() => void check()}>{say(words.check)}</Button>
      <p role="status">{found}</p>
      <ol className="crash-hashes">
        {recent.map(({ roundId, game, point, hash }) => (
          <li key={roundId}>
            <span className="tabular">
              {say(words.roundNo, { game })} · {timesText(point)}
            </span>
            <code>{hash}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}

type Own = CallValue<(typeof crashCalls)['GET /frame/v1/crash/bets']>['items'];

function Mine() {
  const { call, play } = useFrame();
  const { language } = useWords();
  const say = useText();
  const [bets, setBets] = useState<Own | null>(null);
  useEffect(() => {
    call('GET /frame/v1/crash/bets', { query: { pageSize: 50 } }).then(
      ({ items }) => setBets(items),
      () => setBets([]),
    );
  }, [call]);
  if (!bets) return null;
  if (bets.length === 0) return <p className="quiet">{say(words.noBets)}</p>;
  const money = (wire: string) => showMinor(toMinor(wire, play.currency), play.currency, language);
  return (
    <ol className="crash-mine">
      {bets.map(({ betId, game, stake, payout, multiple, point, state }) => (
        <li key={betId} data-state={state}>
          <span>
            {say(words.roundNo, { game })} · {point === null ? '…' : timesText(point)}
          </span>
          <span className="tabular">{money(stake)}</span>
          <strong className="tabular">
            {multiple === null ? '' : `${timesText(multiple)} `}
            {payout === null ? '' : money(payout)}
          </strong>
        </li>
      ))}
    </ol>
  );
}
