import type { CallValue } from '@bahati/contract/call.ts';
import type { boRoundCalls } from '@bahati/contract/back-office/gaming/rounds.ts';
import { BoardPicture } from '@bahati/ui/round-board/board-picture.tsx';
import { toldText } from '@bahati/ui/round-board/told-text.ts';
import { useRoundBoard } from '@bahati/ui/round-board/use-round-board.ts';
import { useWords } from '#office/words/use-words.ts';
import './round-picture.css';

type Answer = CallValue<(typeof boRoundCalls)['POST /bo/rounds/:id/ask']>;
type Told = Pick<NonNullable<Answer['detail']>, 'choices' | 'outcome' | 'picture'>;

/** How a round of a bet game went, as a picture; nothing where there is none of it. */
export function RoundPicture({ detail }: { detail: Told }) {
  const { translate } = useWords();
  const board = useRoundBoard(detail.picture, (word) => translate(`round_board.${word}`));
  if (!board) return null;
  return (
    <div className="round-picture">
      <BoardPicture board={board} label={toldText([...detail.choices, ...detail.outcome])} />
    </div>
  );
}
