/** Who is in the rooms' office. */
import { createContext, useContext } from 'react';

export type RoomsRight = 'rooms.read' | 'rooms.act' | 'rooms.cards' | 'rooms.decide';

export type Office = {
  can: (right: RoomsRight) => boolean;
  /** Where the games server answers, for links to what anybody may read. */
  origin: string;
};

export const OfficeContext = createContext<Office | undefined>(undefined);

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('Nobody is in the office of rooms yet.');
  return office;
}
