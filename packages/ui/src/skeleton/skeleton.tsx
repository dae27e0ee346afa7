import './skeleton.css';

export type SkeletonProps = {
  width?: string | number | undefined;
  height?: string | number | undefined;
  shape?: 'line' | 'block' | 'circle' | 'tile' | undefined;
};

/** Holds the place of what is coming, in its shape, so that nothing moves when it comes. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={`ui-skeleton ui-skeleton-${shape}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Rows of a list still on its way; `label` tells so to those who do not see it. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="ui-skeleton-row">
          <Skeleton shape="circle" width={40} height={40} />
          <div className="ui-skeleton-lines">
            <Skeleton width={`${62 - ((at * 13) % 28)}%`} />
            <Skeleton width={`${40 - ((at * 7) % 16)}%`} height={10} />
          </div>
          <Skeleton width={72} />
        </div>
      ))}
    </div>
  );
}
