const names = [
  'sunken',
  'ground',
  'raised',
  'raised-2',
  'line',
  'line-strong',
  'text',
  'text-quiet',
  'brass',
  'brass-bright',
  'on-brass',
  'coral-text',
  'lagoon-text',
  'hibiscus-text',
  'focus',
] as const;

export type TokenColours = Record<(typeof names)[number], string>;

/**
 * The design tokens as the browser resolves them now. MUI computes with its colours, so it needs
 * plain ones; reading them here keeps tokens.css the only place where they are written.
 */
export function readTokenColours(): TokenColours {
  const probe = document.createElement('span');
  document.body.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(names.map((name) => [name, read(name)]));
  probe.remove();
  return colours as TokenColours;
}
