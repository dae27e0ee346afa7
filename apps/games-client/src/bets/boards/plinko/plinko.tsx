import { groupedText } from '@bahati/game-rules/rational.ts';
import {
  plinko,
  type PlinkoBet,
  type PlinkoView,
  readPlinkoBet,
} from '@bahati/game-rules/originals/plinko/plinko.rules.ts';
import { plinkoBuckets, rowCounts } from '@bahati/game-rules/originals/plinko/plinko.tables.ts';
import { KangaGround } from '@bahati/ui/patterns/kanga-ground.tsx';
import { type CSSProperties, useId } from 'react';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { PastChips } from '#frame/bets/stage/past-chips.tsx';
import { RiskField } from '#frame/bets/fields/risk-field.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { ballColours, bucketColour } from './plinko-colours.ts';
import { usePlinkoStage } from './use-plinko-stage.ts';
import { words } from './words.ts';
import './plinko.css';

const firstBet: PlinkoBet = { risk: 'low', rows: 8 };

function PlinkoBoard(props: BoardProps<PlinkoView>) {
  const { view, phase, opening, past } = props;
  const say = useText();
  const bet = readPlinkoBet(opening) ?? firstBet;
  const ours = view?.risk === bet.risk && view.rows === bet.rows ? view : null;
  const { canvas, buckets } = usePlinkoStage(props, bet, ours);
  const told = phase === 'ready' ? ours : null;
  const pays = plinkoBuckets(bet.risk, bet.rows);
  const isTight = bet.rows > 11;
  return (
    <div className="plinko">
      <PastChips chips={past.map(chipOf)} label={say(words.past)} />
      <div className="plinko-cabinet">
        <div className="plinko-cloth">
          <KangaGround seed="plinko" />
        </div>
        <Hopper colour={ballColours[bet.risk]} />
        <div className="plinko-field">
          <canvas ref={canvas} aria-hidden="true" />
        </div>
        <ol
          ref={buckets}
          className="plinko-buckets display tabular"
          aria-label={say(words.buckets)}
          data-tight={isTight || undefined}
          style={{ '--buckets': pays.length } as CSSProperties}
        >
          {pays.map((multiple, bucket) => {
            const { light, deep, ink } = bucketColour(bucket, bet.rows);
            const style = { '--light': light, '--deep': deep, '--ink': ink } as CSSProperties;
            // Two buckets may pay the same; their places never change.
            const key = `${bucket}`;
            return (
              <li key={key} style={style} data-landed={told?.bucket === bucket || undefined}>
                <span>{multiple}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}

function chipOf({ roundId, view }: { roundId: string; view: PlinkoView }) {
  const colour = bucketColour(view.bucket, view.rows).light;
  return { id: roundId, text: `${groupedText(view.multiple)}×`, colour };
}

/** The brass mouth the balls fall from. */
function Hopper({ colour }: { colour: string }) {
  return (
    <svg className="plinko-hopper" viewBox="0 0 80 40" aria-hidden="true">
      <defs>
        <linearGradient id="plinko-brass" x1="0" x2="1">
          <stop stopColor="#7d4d10" />
          <stop offset=".25" stopColor="#f6d384" />
          <stop offset=".5" stopColor="#c98f30" />
          <stop offset=".75" stopColor="#ffe9b4" />
          <stop offset="1" stopColor="#6b400b" />
        </linearGradient>
      </defs>
      <path d="M8 4H72L52 27V35H28V27Z" fill="url(#plinko-brass)" stroke="#5d390a" />
      <path d="M4 0H76V6Q40 11 4 6Z" fill="url(#plinko-brass)" stroke="#5d390a" />
      <ellipse cx="40" cy="35" rx="12" ry="3.500" fill="#1a0c03" />
      <ellipse cx="40" cy="35.500" rx="8" ry="2" fill={colour} opacity=".75" />
    </svg>
  );
}

function PlinkoSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  const id = useId();
  const bet = readPlinkoBet(opening) ?? firstBet;
  const change = ({ risk, rows }: PlinkoBet) => {
    sound('press');
    onOpening(`${risk}-${rows}`);
  };
  return (
    <div className="plinko-settings">
      <RiskField risk={bet.risk} onRisk={(risk) => change({ ...bet, risk })} isLocked={isLocked} />
      <div className="risk-field">
        <label className="quiet small" htmlFor={id}>
          {say(words.rows)}
        </label>
        <div className="plinko-rows">
          <input
            id={id}
            type="range"
            min="8"
            max="16"
            value={bet.rows}
            disabled={isLocked}
            onChange={(event) => {
              const rows = rowCounts.find((one) => one === Number(event.target.value));
              if (rows) change({ ...bet, rows });
            }}
          />
          <output htmlFor={id} className="tabular">
            {bet.rows}
          </output>
        </div>
      </div>
    </div>
  );
}

export const board = betModule({
  game: plinko,
  staking: 'amount',
  Board: PlinkoBoard,
  Settings: PlinkoSettings,
  describe: ({ bucket, multiple }) => ({
    en: `The ball fell into bucket ${bucket + 1}: ${multiple}×.`,
    sw: `Mpira umeingia kikapu cha ${bucket + 1}: ${multiple}×.`,
  }),
  rules: [words.ruleFall, words.rulePay, words.ruleChoice, words.ruleReturn],
  cloth: { seed: 'plinko' },
});
