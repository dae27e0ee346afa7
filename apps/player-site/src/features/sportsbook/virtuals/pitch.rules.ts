/** Where the ball is drawn in a minute of a virtual match: for the eye alone, nothing follows from it. */

export type Place = { x: number; y: number };

/** Of the drawing, in its own units. */
export const pitch = { width: 120, height: 56 } as const;

function mix(text: string): number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return state;
}

/** Just after a goal it lies in the net of the side that conceded; at the start on the centre spot. */
export function ballAt(eventId: string, minute: number, scored: 'home' | 'away' | null): Place {
  if (scored) return { x: scored === 'home' ? pitch.width - 3 : 3, y: pitch.height / 2 };
  if (minute === 0) return { x: pitch.width / 2, y: pitch.height / 2 };
  const drawn = mix(`${eventId} ${minute}`);
  return { x: 14 + (drawn % 92), y: 8 + ((drawn >>> 8) % 40) };
}
