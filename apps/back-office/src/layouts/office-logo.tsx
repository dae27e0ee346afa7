import { LogoMark, Wordmark } from '@bahati/ui/brand/logo.tsx';
import { useRecord } from '#office/lists/use-record.ts';

/** The brand's own picture, or the word as it is drawn. */
export function OfficeLogo({ height }: { height: number }) {
  const { data: brand } = useRecord('GET /bo/brand/header', {});
  if (!brand?.logoPicture) return <Wordmark height={height} label={brand?.name ?? 'Bahati'} />;
  return <img className="office-logo" src={brand.logoPicture} alt={brand.name} height={height} />;
}

export function OfficeMark({ size }: { size: number }) {
  const { data: brand } = useRecord('GET /bo/brand/header', {});
  if (!brand?.logoPicture) return <LogoMark size={size} />;
  return <img className="office-logo" src={brand.logoPicture} alt="" height={size} />;
}
