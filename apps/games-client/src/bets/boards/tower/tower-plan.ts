/** The doors automatic play opens, from the lowest floor up; above them it takes. */
import { floorCount, type TowerView } from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { createStore } from '#frame/shell/store.ts';

/** Three floors up through the first doors, for a player who marked none. */
const unmarked = [0, 0, 0] as const;

export const towerPlan = createStore<{ marks: readonly number[]; isMarking: boolean }>({
  marks: [],
  isMarking: false,
});

/**
 * Marks a door. Floors below it that have none get the same; the one that is marked already ends
 * the climb under it.
 */
export function toggleDoor(floor: number, door: number): void {
  const { marks } = towerPlan.get();
  if (floor < 0 || floor >= floorCount) return;
  if (marks[floor] === door) {
    towerPlan.set({ marks: marks.slice(0, floor) });
  } else if (floor < marks.length) {
    towerPlan.set({ marks: marks.with(floor, door) });
  } else {
    const filled = Array.from({ length: floor + 1 - marks.length }, () => door);
    towerPlan.set({ marks: [...marks, ...filled] });
  }
}

export function planTower(view: TowerView, actions: readonly string[]): string {
  const { marks } = towerPlan.get();
  const door = (marks.length > 0 ? marks : unmarked)[view.climbed];
  // A mark may come from a level with more doors.
  if (door !== undefined) return `door:${Math.min(door, view.doors - 1)}`;
  return actions.includes('take') ? 'take' : (actions[0] ?? 'take');
}
