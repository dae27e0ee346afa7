/** Pictures made once for a size of the screen, each drawn at a stroke afterwards. */

type Pen = CanvasRenderingContext2D;
/** In points, round the middle of the pen. */
type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Kept = {
  /** Draws what `paint` paints in the box; it is called for a key that was not drawn lately. */
  readonly draw: (pen: Pen, key: string, box: Box, paint: (pen: Pen) => void) => void;
};

/** Names of those who come and go are among them. */
const mostKept = 80;

/** @param sharpness device pixels for a point. */
export function createKept(sharpness: number): Kept {
  const made = new Map<string, HTMLCanvasElement>();
  return {
    draw(pen, key, box, paint) {
      let picture = made.get(key);
      if (!picture) {
        if (made.size >= mostKept) made.clear();
        picture = make(box, sharpness, paint);
        made.set(key, picture);
      }
      pen.drawImage(picture, box.x, box.y, box.w, box.h);
    },
  };
}

function make({ x, y, w, h }: Box, sharpness: number, paint: (pen: Pen) => void) {
  const picture = document.createElement('canvas');
  picture.width = Math.max(1, Math.ceil(w * sharpness));
  picture.height = Math.max(1, Math.ceil(h * sharpness));
  const pen = picture.getContext('2d');
  pen?.setTransform(sharpness, 0, 0, sharpness, -x * sharpness, -y * sharpness);
  if (pen) paint(pen);
  return picture;
}
