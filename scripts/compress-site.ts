/** Leaves compressed twins beside every text file of a built site, which the servers send as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressSite(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(join(folder, file));
      await writeFile(join(folder, `${file}.br`), await toBrotli(text, quality));
      await writeFile(join(folder, `${file}.gz`), await toGzip(text));
    }),
  );
}
