import { LogoMark, Wordmark } from '@bahati/ui/brand/logo.tsx';
import { useBrand } from './use-brand.ts';
import './brand-word.css';

/**
 * The brand's mark with its name: its own picture, the word as it is drawn, or in letters where it
 * has another.
 */
export function BrandWord({ height }: { height: number }) {
  const { name, logoText, logoPicture } = useBrand();
  if (logoPicture !== null) {
    return <img className="brand-picture" src={logoPicture} alt={name} height={height} />;
  }
  if (logoText === null) return <Wordmark height={height} label={name} />;
  return (
    <span className="brand-word" style={{ fontSize: Math.round(height * 0.8) }}>
      <LogoMark size={height} />
      {logoText}
    </span>
  );
}

/** The mark alone, where the name has no room; a picture is shown small. */
export function BrandMark({ size }: { size: number }) {
  const { name, logoPicture } = useBrand();
  if (logoPicture === null) return <LogoMark size={size} label={name} />;
  return <img className="brand-picture" src={logoPicture} alt={name} height={size} />;
}
