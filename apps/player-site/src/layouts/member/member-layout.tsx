import { Outlet } from '@tanstack/react-router';
import { TrialNotice } from '#features/members/trial-notice.tsx';
import { useIsTrial } from '#features/members/use-trial.ts';
import './member-layout.css';

/** A page of the member centre: its measure, and what its sections look like. */
export function MemberLayout() {
  const isTrial = useIsTrial();
  return <div className="page member-page">{isTrial ? <TrialNotice /> : <Outlet />}</div>;
}
