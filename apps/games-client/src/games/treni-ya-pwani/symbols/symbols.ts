/** The drawings of the game's symbols by the key that game-rules gives them. */
import { elephantSign } from './elephant-sign.ts';
import { engine } from './engine.ts';
import { lamp } from './lamp.ts';
import { sisal } from './sisal.ts';
import { station } from './station.ts';
import { stationMaster } from './station-master.ts';
import { suitcase } from './suitcase.ts';
import { ticket } from './ticket.ts';
import { whistle } from './whistle.ts';

const drawings: Readonly<Record<string, string>> = {
  sisal,
  whistle,
  lamp,
  suitcase,
  'elephant-sign': elephantSign,
  station,
  'station-master': stationMaster,
  engine,
  ticket,
};

/** The symbol as an SVG document of 200 × 200. */
export function symbolDrawing(key: string): string {
  const drawing = drawings[key];
  if (drawing === undefined) throw new Error(`No drawing for the symbol ${key}.`);
  return drawing;
}
