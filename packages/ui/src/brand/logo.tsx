import { markDrawing } from './mark.ts';
import { flameOutline, wordOutline } from './word.ts';

/** The lantern alone. Without a label it is decoration. */
export function LogoMark({
  size = 40,
  label,
}: {
  size?: number | undefined;
  label?: string | undefined;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // The drawing is this package's own constant text.
      dangerouslySetInnerHTML={{ __html: markDrawing() }}
    />
  );
}

/** The lantern and the name; the letters take the colour of the words around them. */
export function Wordmark({ height = 36, label }: { height?: number | undefined; label: string }) {
  return (
    <svg
      width={Math.round((height * 218) / 64)}
      height={height}
      viewBox="0 0 218 64"
      role="img"
      aria-label={label}
    >
      <g dangerouslySetInnerHTML={{ __html: markDrawing() }} />
      <g transform="translate(62 50)">
        <path d={wordOutline} fill="currentColor" />
        <path d={flameOutline} fill="#e2b04a" />
      </g>
    </svg>
  );
}
