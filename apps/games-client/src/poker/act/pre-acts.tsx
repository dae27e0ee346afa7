import { useText } from '#frame/bets/use-text.ts';
import type { PreAct } from '#frame/poker/table/pre-acts.ts';
import { usePoker, useTableState } from '#frame/poker/use-poker.ts';
import { words } from '#frame/poker/words.ts';

const wishes = [
  ['check-fold', words.preFold],
  ['call-any', words.preCall],
] as const satisfies readonly (readonly [PreAct, object])[];

/** What is to be said once the turn has come. Kept here alone: nobody hears of it before. */
export function PreActs() {
  const { table } = usePoker();
  const say = useText();
  const wished = useTableState((state) => state.pre?.act ?? null);
  return (
    <div className="seats-pre" role="group" aria-label={say(words.preNote)}>
      {wishes.map(([act, label]) => (
        <button
          key={act}
          type="button"
          className="seats-pre-act"
          aria-pressed={wished === act}
          onClick={() => table.wish(wished === act ? null : act)}
        >
          <i aria-hidden="true" />
          {say(label)}
        </button>
      ))}
      <p className="small quiet">{say(words.preNote)}</p>
    </div>
  );
}
