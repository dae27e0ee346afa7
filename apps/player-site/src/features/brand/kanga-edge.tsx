import { kangaEdge } from '#site/scene.ts';
import './kanga-edge.css';

/** The woven edge of the first screens: a drawing of its own, so that no program has to weave. */
export function KangaEdge({ height }: { height: number }) {
  const backgroundImage = `url("${kangaEdge}")`;
  return <div className="kanga-edge" style={{ height, backgroundImage }} aria-hidden="true" />;
}
