/** Words of members at a live table: bets, and at one with seats decisions and leaving. */
import { tableAct } from '@bahati/contract/games-frame/tables.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { RoomKind } from '#games-server/rooms/room-kind.ts';
import { openStakeDesk } from './stakes/stake-desk.ts';
import { decide } from './turns/decide-turn.ts';
import { standUp } from './turns/stand-up.ts';

/** Refuses with the codes of the contract. */
export function openTableWords(context: Context): RoomKind['act'] {
  const desk = openStakeDesk(context);
  return async (session, room, spelled, act) => {
    const said = tableAct.safeParse(act);
    if (!said.success) throw new Refusal('invalid_input', { fields: [] });
    const key = spelled.toLowerCase();
    switch (said.data.kind) {
      case 'bet':
        return desk.place(session, room, key, said.data);
      case 'play':
        return decide(context, desk, { session, room, key, said: said.data });
      case 'stand_up':
        return standUp(context, session, room, said.data.seat);
      default:
        return said.data satisfies never;
    }
  };
}
