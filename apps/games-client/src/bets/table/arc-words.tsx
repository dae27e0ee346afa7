import { type ReactNode, type SVGProps, useId } from 'react';

type Props = SVGProps<SVGTextElement> & {
  /** The line they stand on, as a path's own words. */
  readonly along: string;
  readonly children: ReactNode;
};

/** Words along a curve, in its middle: as printed on a cloth. */
export function ArcWords({ along, children, ...text }: Props) {
  const arc = useId();
  return (
    <>
      <path id={arc} d={along} fill="none" />
      <text {...text}>
        <textPath href={`#${arc}`} startOffset="50%">
          {children}
        </textPath>
      </text>
    </>
  );
}
