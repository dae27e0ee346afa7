/**
 * Draws one picture anew and ends: `uploads-draw.program.ts <from> <to> <format> <most pixels>`.
 * Says on its standard output how large the picture is, or by which code it is refused.
 */
import sharp from 'sharp';

/** What a screen can show; a camera's picture is made smaller. */
const longestSide = 2048;
const longestWorkSeconds = 10;

const [from = '', to = '', format = '', mostPixels = ''] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await draw(Number(mostPixels)))}\n`);

async function draw(limitInputPixels: number) {
  // Only the head is read here, so a bomb is known by what it says of itself.
  const head = await sharp(from, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head?.format !== format) return { refused: 'image_unreadable' };
  if (head.width * head.height > limitInputPixels) return { refused: 'image_too_many_pixels' };
  try {
    const drawn = await sharp(from, { limitInputPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(head.format, head.format === 'jpeg' ? { quality: 82 } : { compressionLevel: 7 })
      .timeout({ seconds: longestWorkSeconds })
      .toFile(to);
    return { width: drawn.width, height: drawn.height, bytes: drawn.size };
  } catch {
    return { refused: 'image_unreadable' };
  }
}
