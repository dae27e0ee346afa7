/** Draws in the hands of staff: drafted, opened by two, stopped, drawn. */
export { addDraft, changeDraft } from './write-draft.ts';
export { drawNow, stopDraw } from './steer-draw.ts';
export { listOfficeDraws, listWinners, readOfficeDraw } from './list-office-draws.ts';
export { askToOpen, drawOpeningKind } from './open-draw.ts';
