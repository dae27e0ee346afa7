import { useState } from 'react';
import type { LotteryDecision, OfficeDraw } from '@bahati/contract/lottery-office/office.ts';
import { type Game } from '@bahati/lottery-rules/games/game.ts';
import { gameOf } from '@bahati/lottery-rules/games/games.ts';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { Link } from '#office/address/link.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { DrawSources } from '#features/lottery/draws/draw-sources.tsx';
import type { DrawDetail } from '#features/lottery/draws/draw-detail.ts';
import { DrawState } from '#features/lottery/draws/draw-state.tsx';
import { HouseDraw } from '#features/lottery/draws/house-draw.tsx';
import { NumberBoard } from '#features/lottery/numbers/number-board.tsx';
import {
  type NumberDraft,
  readDraft,
  writeDraft,
} from '#features/lottery/numbers/number-draft.rules.ts';
import { NumberFields } from '#features/lottery/numbers/number-fields.tsx';
import { useLottery } from '#features/lottery/room/use-lottery.ts';
import { useNames } from '#features/lottery/room/use-names.ts';
import { AskDecision } from './ask-decision.tsx';
import type { DrawDecision } from './decisions-of.rules.ts';

type FormProps = { drawId: string; kind: DrawDecision; onDone: () => void };

/** A decision about a draw: its numbers, then who is touched, then the reason and the question. */
export function DecisionForm({ drawId, kind, onDone }: FormProps) {
  const { translate } = useWords();
  const { data, error, refetch, isFetching } = useLottery('GET /lottery-office/v1/draws/:drawId', {
    params: { drawId },
  });
  const game = data && gameOf(data.line.draw.gameCode);
  if (!data || !game) {
    return error ? (
      <ListProblem
        title={translate('lottery.draw.failed')}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    ) : (
      <SkeletonRows count={5} label={translate('list.loading')} />
    );
  }
  return <Fields detail={data} game={game} kind={kind} onDone={onDone} />;
}

function Fields({
  detail: { line, sources },
  game,
  kind,
  onDone,
}: {
  detail: DrawDetail;
  game: Game;
  kind: DrawDecision;
  onDone: () => void;
}) {
  const { translate } = useWords();
  const { draw } = line;
  const isHouse = game.source === 'house';
  const [draft, setDraft] = useState<NumberDraft>(() =>
    draw.numbers ? writeDraft(draw.numbers) : {},
  );
  const numbers = readDraft(game.family, draft);
  const decision = decisionOf(kind, draw.id, numbers);
  const withNumbers = kind !== 'refund';
  return (
    <section className="room-decide" aria-label={translate(`lottery.decide.begin_${kind}`)}>
      <FormHead line={line} kind={kind} />
      {isHouse && <HouseDraw drawId={draw.id} />}
      {withNumbers && !isHouse && (
        <>
          <DrawSources family={game.family} sources={sources} />
          <NumberFields family={game.family} draft={draft} onChange={setDraft} />
          {numbers && draw.numbers && (
            <NumberBoard
              family={game.family}
              numbers={numbers}
              others={draw.numbers}
              label={translate('lottery.decide.becomes')}
            />
          )}
        </>
      )}
      {!withNumbers && <NoticeBar tone="warn">{translate('lottery.decide.refund_hint')}</NoticeBar>}
      {!(withNumbers && isHouse) && (
        <AskDecision key={JSON.stringify(decision)} decision={decision} onDone={onDone} />
      )}
    </section>
  );
}

function decisionOf(
  kind: DrawDecision,
  drawId: string,
  numbers: ReturnType<typeof readDraft>,
): LotteryDecision | undefined {
  if (kind === 'refund') return { kind, drawId };
  return numbers && { kind, drawId, numbers: copyOf(numbers) };
}

/** As the wire has them: lists that are anybody's to change. */
function copyOf(numbers: NonNullable<ReturnType<typeof readDraft>>) {
  if (numbers.kind === 'balls') {
    return { kind: numbers.kind, main: [...numbers.main], extra: [...numbers.extra] };
  }
  const prizes = Object.entries(numbers.prizes).map(([prize, list]) => [prize, [...list]]);
  return { kind: numbers.kind, prizes: Object.fromEntries(prizes) as Record<string, string[]> };
}

function FormHead({ line: { draw }, kind }: { line: OfficeDraw; kind: DrawDecision }) {
  const { translate } = useWords();
  const names = useNames();
  return (
    <header className="room-head-line">
      <h2>{translate(`lottery.decide.begin_${kind}`)}</h2>
      <Link to={`/lottery/draws/${draw.id}`} className="office-link">
        {names.draw(draw)}
      </Link>
      <DrawState draw={draw} />
    </header>
  );
}
