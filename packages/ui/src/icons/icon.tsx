export type IconProps = {
  /** Side in pixels. */
  size?: number | undefined;
  /** Without a label the icon is decoration and silent. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Draws strokes in a 24-pixel box; a path that opens with `!` is filled instead. */
export function drawIcon({ size = 24, label, className }: IconProps, ...paths: string[]) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {paths.map((path) =>
        path.startsWith('!') ? (
          <path key={path} d={path.slice(1)} fill="currentColor" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
