import { useTranslation } from '#site/words/use-translation.ts';
import { encode } from 'uqr';
import './qr-code.css';

/** Undefined where the text is more than a code can hold. */
function drawCells(text: string, border: number): { path: string; cells: number } | undefined {
  try {
    const { data, size } = encode(text, { border });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { path, cells: size };
  } catch {
    return undefined;
  }
}

/** A QR code, dark on light in either theme: many cameras read no other. */
export function QrCode({
  text,
  label,
  size,
  border = 2,
}: {
  text: string;
  label: string;
  size: number;
  /** The white rim, in cells. */
  border?: number | undefined;
}) {
  const { t } = useTranslation();
  const drawn = drawCells(text, border);
  if (!drawn)
    return (
      <span className="qr-code qr-code-failed" style={{ width: size, height: size }}>
        {t('qr_failed')}
      </span>
    );
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn.cells} ${drawn.cells}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}
