/**
 * MUI in the house's clothes: paper, ink, hairlines. Brass is MUI's `secondary` and belongs to
 * the one action that moves money; everything else that may be pressed is ink.
 */
import type { RaThemeOptions } from 'react-admin';
import { readTokenColours, type TokenColours } from './token-colours.ts';

const ring = { outline: '2px solid var(--focus)', outlineOffset: '2px' };

type Part<K extends keyof RaThemeOptions> = NonNullable<RaThemeOptions[K]>;

export function createOfficeTheme(mode: 'dark' | 'light'): RaThemeOptions {
  const colours = readTokenColours();
  return {
    palette: palette(mode, colours),
    shape: { borderRadius: 8 },
    spacing: 8,
    shadows: Array.from({ length: 25 }, () => 'none') as Part<'shadows'>,
    typography: typography(),
    components: components(colours),
    sidebar: { width: 216, closedWidth: 56 },
  };
}

function palette(mode: 'dark' | 'light', colours: TokenColours): Part<'palette'> {
  return {
    mode,
    primary: { main: colours.text, contrastText: colours.ground },
    secondary: { main: colours.brass, contrastText: colours['on-brass'] },
    success: { main: colours['lagoon-text'], contrastText: colours.ground },
    warning: { main: colours['coral-text'], contrastText: colours.ground },
    error: { main: colours['hibiscus-text'], contrastText: colours.ground },
    info: { main: colours['text-quiet'], contrastText: colours.ground },
    divider: colours.line,
    text: {
      primary: colours.text,
      secondary: colours['text-quiet'],
      disabled: colours['text-quiet'],
    },
    background: { default: colours.ground, paper: colours.raised },
  };
}

function typography(): Part<'typography'> {
  const display = { fontFamily: 'var(--font-display)', fontWeight: 700, letterSpacing: '-0.01em' };
  return {
    fontFamily: 'var(--font-text)',
    fontSize: 14,
    h1: { ...display, fontSize: 'var(--text-20)' },
    h2: { ...display, fontSize: 'var(--text-16)' },
    h3: { ...display, fontSize: 'var(--text-16)' },
    h4: { ...display, fontSize: 'var(--text-16)' },
    h5: { ...display, fontSize: 'var(--text-16)' },
    h6: { ...display, fontSize: 'var(--text-14)' },
    body1: { fontSize: 'var(--text-14)', lineHeight: 1.5 },
    body2: { fontSize: 'var(--text-14)', lineHeight: 1.45 },
    caption: { fontSize: 'var(--text-12)' },
    button: { fontWeight: 650, textTransform: 'none', letterSpacing: 0 },
  };
}

function components(colours: TokenColours): Part<'components'> {
  const hairline = `1px solid ${colours.line}`;
  return {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': ring } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { minHeight: 36, paddingInline: 14, borderRadius: 8 } },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { border: hairline } },
    },
    MuiCard: { styleOverrides: { root: { border: hairline, borderRadius: 14 } } },
    MuiDialog: { styleOverrides: { paper: { border: hairline, borderRadius: 14 } } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', margin: 'dense' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: colours.sunken },
        notchedOutline: { borderColor: colours['line-strong'] },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: hairline, padding: '7px 12px', fontVariantNumeric: 'tabular-nums' },
        head: { color: colours['text-quiet'], fontWeight: 600, fontSize: 'var(--text-12)' },
      },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: { background: colours.text, color: colours.ground } },
    },
  };
}
