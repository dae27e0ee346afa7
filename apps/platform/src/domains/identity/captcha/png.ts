/** A picture as PNG (W3C PNG specification, sections 5 and 11): eight bits, no filter. */
import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Colour types by the bytes of a pixel: grey, RGB, RGB with its cover. */
const colourTypes = { 1: 0, 3: 2, 4: 6 } as const;

/** `pixels` holds `channels` bytes for each pixel, row by row; 0 is black, or nothing. */
export function encodePng(
  pixels: Buffer,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(colourTypes[channels], 9);
  const line = width * channels;
  const rows = Buffer.alloc((line + 1) * height);
  for (let y = 0; y < height; y += 1) {
    pixels.copy(rows, y * (line + 1) + 1, y * line, (y + 1) * line);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
