/** One ticket: game and draw, what was chosen, how it stands, and what it won and why. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import { betTypeName } from '@bahati/lottery-rules/words/bet-words.ts';
import { Badge, type Tone } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { isByDay, useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { DrawLink } from '#features/lottery/links/draw-link.tsx';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { ChosenNumbers } from './chosen-numbers.tsx';
import { Rebuy } from './rebuy.tsx';
import { TicketDrawn } from './ticket-drawn.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { TicketNotes } from './ticket-notes.tsx';
import { endOf, readSelection, type TicketEnd } from './ticket.rules.ts';
import { UntilDraw } from './until-draw.tsx';

const tones: Record<TicketEnd, Tone> = {
  waiting: 'brass',
  open: 'brass',
  won: 'lagoon',
  lost: 'quiet',
  refused: 'coral',
  cancelled: 'quiet',
  refunded: 'brass',
};

export function TicketCard({ ticket }: { ticket: LotteryTicket }) {
  const { t } = useTranslation();
  const say = useSay();
  const { shortTime } = useFormat();
  const label = useDrawLabel();
  const [isOpen, setOpen] = useState(false);
  const end = endOf(ticket);
  const read = readSelection(ticket);
  const { draw, gameName, reference, isPlay } = ticket;
  const when = shortTime(draw.drawsAt);
  const isDay = isByDay(draw.number);
  return (
    <article className="ticket" data-end={end} aria-label={`${say(gameName)} ${reference}`}>
      <header className="ticket-head">
        <div>
          <h3>
            {say(gameName)}
            {isPlay && <Badge tone="hibiscus">{t('lot_play_money')}</Badge>}
          </h3>
          <p className="ticket-when">
            <DrawLink gameCode={draw.gameCode} drawId={draw.id}>
              {t('lot_draw_number', { number: isDay ? when : label(draw.number) })}
            </DrawLink>
            {!isDay && <time dateTime={draw.drawsAt}>{when}</time>}
          </p>
        </div>
        <StatusChip tone={tones[end]}>{t(`lot_ticket_${end}`)}</StatusChip>
      </header>
      {end === 'open' && <UntilDraw draw={draw} />}
      <div className="ticket-bet">
        <b>{read ? say(betTypeName(read.betType)) : ticket.betType}</b>
        <ChosenNumbers ticket={ticket} isWhole={isOpen} />
      </div>
      <TicketDrawn ticket={ticket} />
      <TicketNotes ticket={ticket} />
      <TicketFacts ticket={ticket} isWhole={isOpen} />
      <div className="ticket-ways">
        <Rebuy ticket={ticket} />
        <Button size="s" tone="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'lot_ticket_less' : 'lot_ticket_more')}
        </Button>
      </div>
    </article>
  );
}
