import { DieFace } from '#frame/dice/die-face.tsx';
import { LudoGround } from './ludo-ground.tsx';
import './ludo-scene.css';

/** The board at an angle with a die before it: decoration. */
export function LudoScene() {
  return (
    <span className="ludo-scene">
      <span className="ludo-scene-board">
        <LudoGround near={0} turn={null} out={[]} />
      </span>
      <span className="ludo-scene-die">
        <DieFace face={6} />
      </span>
      <span className="ludo-scene-die">
        <DieFace face={5} />
      </span>
    </span>
  );
}
