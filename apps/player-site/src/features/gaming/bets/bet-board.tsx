import type { RoundDetail } from '@bahati/contract/player-site/gaming/gaming.ts';
import { BoardPicture } from '@bahati/ui/round-board/board-picture.tsx';
import { toldText } from '@bahati/ui/round-board/told-text.ts';
import { useRoundBoard } from '@bahati/ui/round-board/use-round-board.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import './bet-detail-page.css';

/** How a round of a bet game went, as a picture; nothing where there is none of it. */
export function BetBoard({ detail }: { detail: RoundDetail }) {
  const { t } = useTranslation();
  const board = useRoundBoard(detail.picture, (word) => t(`bet_board_${word}`));
  if (!board) return null;
  return (
    <section className="bet-section">
      <h2 className="member-section-title">{t('bet_board')}</h2>
      <BoardPicture board={board} label={toldText([...detail.choices, ...detail.outcome])} />
    </section>
  );
}
