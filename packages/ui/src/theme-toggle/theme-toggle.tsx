import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MoonIcon, SunIcon } from '@bahati/ui/icons/control-icons.tsx';
import { useTheme } from '@bahati/ui/theme/theme.ts';

/** Says and shows where it leads, not where one is. */
export function ThemeToggle({
  toDarkLabel,
  toLightLabel,
}: {
  toDarkLabel: string;
  toLightLabel: string;
}) {
  const { shown, choose } = useTheme();
  return shown === 'dark' ? (
    <IconButton label={toLightLabel} onClick={() => choose('light')}>
      <SunIcon size={22} />
    </IconButton>
  ) : (
    <IconButton label={toDarkLabel} onClick={() => choose('dark')}>
      <MoonIcon size={22} />
    </IconButton>
  );
}
