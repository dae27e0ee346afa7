import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import './free-rounds.css';

/** How many free rounds are left and what they won, over the reels; nothing where there are none. */
export function FreeRoundsBar() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const free = useStore(play.session, (state) => state.freeRounds);
  if (!free) return null;
  const show = (minor: bigint) => showMinor(minor, play.currency, language, true);
  const isFresh = free.left === free.rounds;
  return (
    <div className="free-rounds night" role="status">
      <TicketSign />
      <p className="free-rounds-words">
        <strong>
          {isFresh
            ? t('free_rounds_offer', { count: free.rounds, stake: show(free.stake) })
            : t('free_rounds_left', { count: free.left })}
        </strong>
        <span>
          {isFresh
            ? t('free_rounds_note')
            : t('free_rounds_won', { amount: showMinor(free.won, play.currency, language) })}
        </span>
      </p>
    </div>
  );
}

/** A ticket of brass with a star, torn from a roll. */
function TicketSign() {
  return (
    <svg viewBox="0 0 48 34" width="44" height="31" aria-hidden="true" className="free-rounds-sign">
      <path
        d="M3 4h42v7a6 6 0 0 0 0 12v7H3v-7a6 6 0 0 0 0-12z"
        fill="var(--brass)"
        stroke="var(--brass-bright)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M33 6v22" stroke="var(--on-brass)" strokeWidth="1.6" strokeDasharray="2.4 3" />
      <path
        d="m18 8.6 2.5 5.3 5.8.7-4.3 4 1.1 5.7-5.1-2.8-5.1 2.8 1.1-5.7-4.3-4 5.8-.7z"
        fill="var(--on-brass)"
      />
    </svg>
  );
}
