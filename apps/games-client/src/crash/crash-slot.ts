export type Slot = 1 | 2;
