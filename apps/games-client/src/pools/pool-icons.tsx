import type { Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';

const paths: Readonly<Record<Weapon, string>> = {
  harpoon: 'M4 20L17 7M12 4l8 0l0 8l-4-4z',
  net: 'M12 3a9 9 0 1 0 .01 0M3 12h18M12 3v18M6 6q6 6 12 0M6 18q6-6 12 0',
  spark: 'M13 2L5 13h6l-2 9l9-12h-6z',
};

export const WeaponIcon = ({ weapon }: { weapon: Weapon }) => <Icon path={paths[weapon]} />;

export const LockIcon = () => (
  <Icon path="M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 .01 0M12 11.5v1" />
);

export const AutoIcon = () => <Icon path="M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5M10 9l5 3l-5 3z" />;

function Icon({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
