import { LogoMark, Wordmark } from '@bahati/ui/brand/logo.tsx';
import { useBrand } from './use-brand.ts';
import './brand-word.css';

/** The brand's mark with its name: the word as it is drawn, or in letters where it has another. */
export function BrandWord({ height }: { height: number }) {
  const { name, logoText } = useBrand();
  if (logoText === null) return <Wordmark height={height} label={name} />;
  return (
    <span className="brand-word" style={{ fontSize: Math.round(height * 0.8) }}>
      <LogoMark size={height} />
      {logoText}
    </span>
  );
}
