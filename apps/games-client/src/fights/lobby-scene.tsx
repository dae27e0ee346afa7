import { Ring } from './ring.tsx';

/** The two in their corners, over the list of an arena's rooms. */
export function LobbyScene() {
  return (
    <div className="scene fights-lobby" aria-hidden="true">
      <Ring beat={null} ended={null} match={null} />
    </div>
  );
}
