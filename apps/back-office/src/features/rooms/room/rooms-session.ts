/** The session of staff at the games server, whose rooms they look after. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { RoomsOfficeCalls } from '@bahati/contract/rooms-office/office.ts';
import { createProgramSession } from '#features/programs/program-session.ts';

/** The provider's code of the house's games. */
export const gamesCode = 'BAHATI';

type Told = CallValue<RoomsOfficeCalls['POST /rooms-office/v1/session']>;
export type RoomsSession = Omit<Told, 'officeToken'>;

const session = createProgramSession<RoomsOfficeCalls, RoomsSession>(
  gamesCode,
  async (ask, pass) => {
    const { officeToken: token, ...told } = await ask('POST /rooms-office/v1/session', {
      body: { pass },
    });
    return { told, token };
  },
);

/** Refuses `not_found` where this brand has no rooms. */
export const openRooms = session.open;
/** A call of the rooms' office. */
export const roomsCall = session.ask;
