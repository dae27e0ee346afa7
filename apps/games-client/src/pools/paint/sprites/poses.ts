/**
 * A fish as it swims: its tail is drawn in upright strips, which swing one after another; the head does
 * not swing. A swing is so many pictures, each made once, so that a frame draws a fish at a stroke.
 */

const poseCount = 24;
const stripPixels = 7;
const headShare = 0.32;
const mostReach = 9;
/** Great ones are bent anew in every frame: there are few, and their pictures would fill a phone. */
const mostPosePixels = 60_000;

export type Poses = {
  /** Draws it bent, round the middle of the pen, so many points wide and high to each side. */
  readonly draw: (pen: CanvasRenderingContext2D, half: Half, swing: number) => void;
};

type Half = { readonly w: number; readonly h: number };

/** @param sharpness pixels of the picture for a point of the page. */
export function createPoses(picture: HTMLCanvasElement, sharpness: number): Poses {
  const isSmall = picture.width * picture.height <= mostPosePixels;
  const made: (HTMLCanvasElement | undefined)[] = [];
  const pad = Math.ceil(mostReach * sharpness);
  return {
    draw(pen, { w, h }, swing) {
      if (!isSmall) {
        drawBent(pen, picture, { w, h }, swing, mostReach);
        return;
      }
      const at = poseAt(swing);
      const pose = (made[at] ??= makePose(picture, pad, (at / poseCount) * Math.PI * 2, sharpness));
      const over = (pad * h * 2) / picture.height;
      pen.drawImage(pose, -w, -h - over, 2 * w, 2 * (h + over));
    },
  };
}

/** Which of the pictures of a swing shows this angle. */
export function poseAt(swing: number): number {
  const turns = swing / (Math.PI * 2);
  return Math.round((turns - Math.floor(turns)) * poseCount) % poseCount;
}

function makePose(
  picture: HTMLCanvasElement,
  pad: number,
  swing: number,
  sharpness: number,
): HTMLCanvasElement {
  const pose = document.createElement('canvas');
  pose.width = picture.width;
  pose.height = picture.height + 2 * pad;
  const pen = pose.getContext('2d');
  if (!pen) return picture;
  pen.translate(pose.width / 2, pose.height / 2);
  const half = { w: picture.width / 2, h: picture.height / 2 };
  drawBent(pen, picture, half, swing, mostReach * sharpness);
  return pose;
}

const stripsOf = (wide: number) => Math.max(5, Math.min(16, Math.round(wide / stripPixels)));

/** The tail swings widest, and after the rest. */
function drawBent(
  pen: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { w, h }: Half,
  swing: number,
  most: number,
): void {
  const tailWide = 2 * w * (1 - headShare);
  const strips = stripsOf(tailWide);
  const wide = (picture.width * (1 - headShare)) / strips;
  const shownWide = tailWide / strips;
  const reach = Math.min(h * 0.12, most);
  const from = picture.width * (1 - headShare);
  pen.drawImage(
    picture,
    from,
    0,
    picture.width - from,
    picture.height,
    tailWide - w,
    -h,
    2 * w - tailWide,
    2 * h,
  );
  for (let at = 0; at < strips; at += 1) {
    const tail = 1 - (at + 0.5) / strips;
    const off = Math.sin(swing - tail * 2.4) * reach * tail * tail;
    const x = -w + at * shownWide;
    pen.drawImage(picture, at * wide, 0, wide, picture.height, x, -h + off, shownWide + 0.6, 2 * h);
  }
}
