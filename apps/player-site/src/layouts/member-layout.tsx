import { Outlet } from '@tanstack/react-router';
import './member-layout.css';

/** A page of the member centre: its measure, and what its sections look like. */
export function MemberLayout() {
  return (
    <div className="page member-page">
      <Outlet />
    </div>
  );
}
