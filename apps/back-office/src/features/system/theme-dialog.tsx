import { useState } from 'react';
import { type BrandTheme, longestLogo } from '@bahati/contract/back-office/system/brand.ts';
import { accentTokens, unreadableColour } from '@bahati/contract/accent.ts';
import { type BrandPalette, brandPalettes } from '@bahati/contract/palettes.ts';
import { LogoMark, Wordmark } from '@bahati/ui/brand/logo.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { PhonePreview } from '#features/content/editor/phone-preview.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { AccentFields } from './accent-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { fromClockField, toClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';

type Season = { isOn: boolean; palette: BrandPalette; startsAt: string; endsAt: string };

function seasonDraft(season: BrandTheme['season']): Season {
  if (!season) return { isOn: false, palette: 'reef', startsAt: '', endsAt: '' };
  const { palette, startsAt, endsAt } = season;
  return {
    isOn: true,
    palette,
    startsAt: toClockField(startsAt),
    endsAt: toClockField(endsAt),
  };
}

/** Chooses the look beside a phone that shows it at once. */
export function ThemeDialog({ theme, onClose }: { theme: BrandTheme; onClose: () => void }) {
  const { translate, locale } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [palette, setPalette] = useState(theme.palette);
  const [logo, setLogo] = useState(theme.logoText ?? '');
  const [accent, setAccent] = useState(theme.accent);
  const [logoPicture, setLogoPicture] = useState(theme.logoPicture);
  const [season, setSeason] = useState(() => seasonDraft(theme.season));
  const [shown, setShown] = useState<BrandPalette>(theme.palette);
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const startsAt = fromClockField(season.startsAt);
  const endsAt = fromClockField(season.endsAt);
  const isSeasonWhole = !season.isOn || (startsAt !== undefined && endsAt !== undefined);
  async function save() {
    setIsWanting(true);
    if (!isReasonGood(reason) || !isSeasonWhole || (accent && unreadableColour(accent))) return;
    const body = {
      palette,
      accent,
      logoText: logo.trim() || null,
      logoPicture,
      season:
        season.isOn && startsAt && endsAt ? { palette: season.palette, startsAt, endsAt } : null,
      reason: reason.trim(),
    };
    const send = () => call('POST /bo/brand/theme', { body });
    if (await act(send, () => translate('theme.told_saved'))) onClose();
  }
  const choose = (chosen: BrandPalette) => {
    setPalette(chosen);
    setShown(chosen);
  };
  const changeSeason = (part: Partial<Season>) => {
    setSeason({ ...season, ...part });
    if (part.palette) setShown(part.palette);
  };
  return (
    <ActDialog
      title={translate('theme.title')}
      confirmLabel={translate('access.save')}
      size="l"
      isBusy={isBusy}
      refusal={isWanting && !isSeasonWhole ? translate('theme.season_missing') : refusal}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <div className="theme-pair">
        <div className="theme-fields">
          <PaletteField label={translate('theme.palette')} value={palette} onChange={choose} />
          <AccentFields accent={accent} onChange={setAccent} />
          <LogoField url={logoPicture} onUrl={setLogoPicture} />
          <TextField
            label={translate('theme.logo')}
            hint={translate('theme.logo_hint')}
            maxLength={longestLogo}
            value={logo}
            onValueChange={setLogo}
          />
          <SeasonFields season={season} onChange={changeSeason} />
          <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
        </div>
        <PhonePreview
          language={locale}
          palette={shown}
          tokens={accent ? accentTokens(accent) : undefined}
        >
          <Example logo={logo.trim()} picture={logoPicture} />
        </PhonePreview>
      </div>
    </ActDialog>
  );
}

function PaletteField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: BrandPalette;
  onChange: (palette: BrandPalette) => void;
}) {
  const { translate } = useWords();
  return (
    <fieldset className="theme-palettes">
      <legend className="ui-field-label">{label}</legend>
      {brandPalettes.map((palette) => (
        <label key={palette} className="theme-palette">
          <input
            type="radio"
            name="palette"
            checked={palette === value}
            onChange={() => onChange(palette)}
          />
          <span className="theme-swatch" data-look="light" data-palette={palette} />
          {translate(`palettes.${palette}`)}
        </label>
      ))}
    </fieldset>
  );
}

function SeasonFields({
  season,
  onChange,
}: {
  season: Season;
  onChange: (part: Partial<Season>) => void;
}) {
  const { translate } = useWords();
  return (
    <div className="theme-season">
      <Checkbox
        label={translate('theme.season')}
        hint={translate('theme.season_hint')}
        checked={season.isOn}
        onCheckedChange={(isOn) => onChange({ isOn })}
      />
      {season.isOn && (
        <>
          <SelectField
            label={translate('theme.season_palette')}
            value={season.palette}
            options={brandPalettes.map((value) => ({
              value,
              label: translate(`palettes.${value}`),
            }))}
            onValueChange={(chosen) =>
              onChange({ palette: brandPalettes.find((known) => known === chosen) ?? 'lantern' })
            }
          />
          <TextField
            label={translate('content.starts')}
            type="datetime-local"
            value={season.startsAt}
            onValueChange={(startsAt) => onChange({ startsAt })}
          />
          <TextField
            label={translate('content.ends')}
            type="datetime-local"
            value={season.endsAt}
            onValueChange={(endsAt) => onChange({ endsAt })}
          />
        </>
      )}
    </div>
  );
}

/** A little of every place the accent stands in. */
function Example({ logo, picture }: { logo: string; picture: string | null }) {
  const { translate } = useWords();
  return (
    <div className="theme-example">
      <span className="theme-example-head">
        {picture !== null ? (
          <img className="theme-logo" src={picture} alt={logo || 'Bahati'} />
        ) : logo === '' ? (
          <Wordmark height={26} label="Bahati" />
        ) : (
          <>
            <LogoMark size={26} />
            <strong>{logo}</strong>
          </>
        )}
      </span>
      <div className="phone-preview-card">
        <p className="phone-preview-title">{translate('theme.example_title')}</p>
        <p>{translate('theme.example_text')}</p>
        <span className="phone-preview-button">{translate('theme.example_button')}</span>
      </div>
      <span className="theme-example-tint">{translate('theme.example_tint')}</span>
    </div>
  );
}
