import { unreadableColour } from '@bahati/contract/accent.ts';
import type { BrandTheme } from '@bahati/contract/back-office/system/brand.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';

type Accent = NonNullable<BrandTheme['accent']>;

/** Reef's own, which can be read everywhere: somewhere to begin. */
const firstAccent: Accent = { fill: '#5fb3d9', onLight: '#0f5c80', onDark: '#7cc6e8' };

const colours = ['fill', 'onLight', 'onDark'] as const;

/** Colours of the brand's own; one that cannot be read is told as it is chosen. */
export function AccentFields({
  accent,
  onChange,
}: {
  accent: Accent | null;
  onChange: (accent: Accent | null) => void;
}) {
  const { translate } = useWords();
  const unreadable = accent && unreadableColour(accent);
  return (
    <div className="theme-season">
      <Checkbox
        label={translate('theme.own_accent')}
        hint={translate('theme.own_accent_hint')}
        checked={accent !== null}
        onCheckedChange={(isOwn) => onChange(isOwn ? firstAccent : null)}
      />
      {accent &&
        colours.map((colour) => (
          <TextField
            key={colour}
            label={translate(`theme.accent_${colour}`)}
            type="color"
            error={unreadable === colour ? translate('theme.accent_unreadable') : undefined}
            value={accent[colour]}
            onValueChange={(value) => onChange({ ...accent, [colour]: value })}
          />
        ))}
    </div>
  );
}
