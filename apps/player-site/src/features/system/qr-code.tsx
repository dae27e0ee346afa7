import { encode } from 'uqr';
import './qr-code.css';

/** A QR code, dark on light in either theme: many cameras read no other. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: cells } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${cells} ${cells}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
