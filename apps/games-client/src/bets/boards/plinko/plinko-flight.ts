/** Where the pegs stand and how a ball falls past them. All lengths are pixels, times seconds. */
export type PlinkoPlan = {
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Between two pegs of a row, and the width of a bucket. */
  readonly gap: number;
  readonly rowHeight: number;
  readonly firstRow: number;
  readonly pegRadius: number;
  readonly ballRadius: number;
};

export type Point = { readonly x: number; readonly y: number };

export function planFor(rows: number, width: number, height: number): PlinkoPlan {
  const gap = width / (rows + 2);
  const rowHeight = Math.min(gap * 1.15, height / (rows + 1.1));
  const lastRow = height - rowHeight * 0.75;
  const ballRadius = Math.min(gap, rowHeight) * 0.3;
  return {
    rows,
    width,
    height,
    gap,
    rowHeight,
    firstRow: lastRow - rowHeight * (rows - 1),
    pegRadius: Math.max(1.8, Math.min(gap, rowHeight) * 0.135),
    ballRadius: Math.max(3.6, ballRadius),
  };
}

/** Row 0 has three pegs, each next one more. */
export function pegAt(plan: PlinkoPlan, row: number, peg: number): Point {
  return {
    x: plan.width / 2 + (peg - (row + 2) / 2) * plan.gap,
    y: plan.firstRow + row * plan.rowHeight,
  };
}

type Hop = { readonly from: Point; readonly to: Point; readonly lift: number; readonly at: number };

export type Flight = {
  readonly seconds: number;
  /** Where it touches a peg, and when. */
  readonly touches: readonly { readonly row: number; readonly peg: number; readonly at: number }[];
  readonly placeAt: (seconds: number) => Point;
};

/** Falls freely, and leaps a little off the side of each peg it meets; `chance` is 0 to 1. */
export function flightOf(path: readonly number[], plan: PlinkoPlan, chance: () => number): Flight {
  const gravity = gravityFor(plan);
  const reach = plan.pegRadius + plan.ballRadius;
  const hops: Hop[] = [];
  const touches: { row: number; peg: number; at: number }[] = [];
  let from: Point = { x: plan.width / 2, y: plan.firstRow - plan.rowHeight * 1.25 };
  let lift = 0;
  let at = 0;
  const hopTo = (to: Point) => {
    hops.push({ from, to, lift, at });
    at += hopSeconds(from, to, lift, gravity);
    from = to;
  };
  let rights = 0;
  for (const [row, side] of path.entries()) {
    const peg = rights + 1;
    const lean = (0.3 + chance() * 0.4) * (side === 1 ? 1 : -1);
    const centre = pegAt(plan, row, peg);
    hopTo({ x: centre.x + reach * Math.sin(lean), y: centre.y - reach * Math.cos(lean) });
    touches.push({ row, peg, at });
    lift = Math.sqrt(2 * gravity * plan.rowHeight * (0.14 + chance() * 0.24));
    rights += side;
  }
  const middle = plan.width / 2 + (rights - path.length / 2) * plan.gap;
  hopTo({ x: middle + (chance() - 0.5) * plan.gap * 0.3, y: plan.height + plan.ballRadius * 0.2 });
  return {
    seconds: at,
    touches,
    placeAt(seconds) {
      const hop = hops.findLast((one) => one.at <= seconds) ?? hops[0];
      return hop ? placeInHop(hop, seconds - hop.at, gravity) : from;
    },
  };
}

/** Few rows fall with ease, many more briskly, so that no ball is long in the air. */
function gravityFor({ rows, rowHeight }: PlinkoPlan): number {
  const hop = 0.2 - (rows - 8) * 0.0085;
  return rowHeight * 2 * (1.66 / hop) ** 2;
}

function hopSeconds(from: Point, to: Point, lift: number, gravity: number): number {
  return (lift + Math.sqrt(lift * lift + 2 * gravity * Math.max(0, to.y - from.y))) / gravity;
}

function placeInHop({ from, to, lift }: Hop, seconds: number, gravity: number): Point {
  const whole = hopSeconds(from, to, lift, gravity);
  const time = Math.min(seconds, whole);
  return {
    x: from.x + (to.x - from.x) * (time / whole),
    y: from.y - lift * time + (gravity * time * time) / 2,
  };
}
