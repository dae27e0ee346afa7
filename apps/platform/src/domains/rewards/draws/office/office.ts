/** Draws in the hands of staff: drafted, opened by two, stopped, drawn. */
export { addDraft, changeDraft, insertDraft } from './write-draft.ts';
export { drawNow, stopDraw } from './steer-draw.ts';
export { listOfficeDraws, listWinners, readOfficeDraw } from './list-office-draws.ts';
export { askToOpen, drawOpeningKind, openDraw } from './open-draw.ts';
