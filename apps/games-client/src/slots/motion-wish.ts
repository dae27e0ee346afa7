/** Whether the player wants things to move: one answer for every part of the stage. */
export type MotionWish = { isReduced: boolean };
