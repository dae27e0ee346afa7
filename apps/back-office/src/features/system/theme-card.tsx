import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWords } from '#office/words/use-words.ts';
import { BrandCard, type BrandCardProps } from './brand-card.tsx';
import { ThemeDialog } from './theme-dialog.tsx';
import './theme.css';

/** How the player site looks: its accent, its name, and another accent for a season. */
export function ThemeCard({ brand, isReadOnly }: BrandCardProps) {
  const { translate, instant } = useWords();
  const [isChanging, setIsChanging] = useState(false);
  const { palette, accent, logoText, logoPicture, season } = brand.theme;
  return (
    <BrandCard title={translate('theme.title')} about={translate('theme.about')}>
      <p className="theme-line">
        <span
          className="theme-swatch"
          data-look="light"
          data-palette={palette}
          style={accent ? { background: accent.fill } : undefined}
        />
        {accent ? translate('theme.own_accent') : translate(`palettes.${palette}`)}
        {logoText !== null && ` · ${logoText}`}
      </p>
      {logoPicture !== null && (
        <img className="theme-logo" src={logoPicture} alt={translate('theme.picture')} />
      )}
      {season && (
        <p className="theme-line">
          <span className="theme-swatch" data-look="light" data-palette={season.palette} />
          {translate('theme.season_of', {
            palette: translate(`palettes.${season.palette}`),
            from: instant(season.startsAt),
            to: instant(season.endsAt),
          })}
        </p>
      )}
      {!isReadOnly && (
        <Button className="office-ink" onClick={() => setIsChanging(true)}>
          {translate('access.change')}
        </Button>
      )}
      {isChanging && <ThemeDialog theme={brand.theme} onClose={() => setIsChanging(false)} />}
    </BrandCard>
  );
}
