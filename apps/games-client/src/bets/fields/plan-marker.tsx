import { type Store, useStore } from '#frame/shell/store.ts';
import './plan-marker.css';

type Plan = { readonly marks: readonly number[]; readonly isMarking: boolean };

/** Switches the board to marking what automatic play will open, and tells how much is marked. */
export function PlanMarker({
  plan,
  label,
  path,
  isLocked,
}: {
  plan: Store<Plan>;
  label: string;
  /** Of the drawing, in a box of 24 by 24. */
  path: string;
  isLocked: boolean;
}) {
  const { marks, isMarking } = useStore(plan, (state) => state);
  return (
    <button
      type="button"
      className="plan-marker"
      aria-pressed={isMarking}
      aria-label={label}
      title={label}
      disabled={isLocked}
      onClick={() => plan.set({ isMarking: !isMarking })}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {marks.length > 0 && <span className="tabular">{marks.length}</span>}
    </button>
  );
}
