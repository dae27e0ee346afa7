import { encode } from 'uqr';
import { useWords } from '#office/words/use-words.ts';
import '#features/staff/staff.css';

/** A new authenticator's secret: as a picture for the camera, and as letters for the hand. */
export function AuthenticatorKey({ secret, uri }: { secret: string; uri: string }) {
  const { translate } = useWords();
  const { data, size } = encode(uri, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className="authenticator-key">
      <svg
        role="img"
        aria-label={translate('own.qr')}
        width={168}
        height={168}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        <span className="quiet">{translate('own.by_hand')}</span>
        <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </div>
  );
}
