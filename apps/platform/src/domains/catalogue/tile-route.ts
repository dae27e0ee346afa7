/**
 * The picture of a game, drawn once from its own words and kept, lettered in the reader's language:
 * `GET /art/tiles/<en|sw>/<gameId>.svg`.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { GameCategory } from '@bahati/contract/player-site/catalogue/catalogue.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { subjectOfGame } from '@bahati/ui/game-art/subjects/subjects.ts';
import { tileArt, tileArtVersion } from '@bahati/ui/game-art/tile-art.ts';
import type { Context } from '#platform/context.ts';

type Tile = { etag: string; svg: Buffer; gzipped: Buffer };

const keptTiles = 300;
const secondsFresh = 86_400;

/** What the art calls a kind of game. */
const kinds: Readonly<Record<GameCategory, string>> = {
  RNG: 'slot',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'card',
  SPORTS: 'sport',
  ESPORTS: 'sport',
  LOTT: 'lott',
  ELOTT: 'lott',
  COCKFIGHT: 'cock',
  BGS: 'original',
};

export function serveTiles(server: HttpServer, { database, log }: Context): void {
  const tiles = new Map<string, Promise<Tile>>();
  const find = (language: 'en' | 'sw', gameId: string): Promise<Tile> => {
    const key = `${language} ${gameId}`;
    const known = tiles.get(key);
    if (known) tiles.delete(key);
    const tile = known ?? findTile(database, language, gameId);
    tile.catch(() => tiles.delete(key));
    tiles.set(key, tile);
    const [oldest] = tiles.keys();
    if (tiles.size > keptTiles && oldest !== undefined) tiles.delete(oldest);
    return tile;
  };
  type Asked = { Params: { language: string; gameId: string } };
  server.get<Asked>('/art/tiles/:language/:gameId.svg', async (request, reply) => {
    try {
      const { language, gameId } = request.params;
      if (language !== 'en' && language !== 'sw') throw new Refusal('not_found');
      const { etag, svg, gzipped } = await find(language, gameId);
      reply.headers({
        'cache-control': `public, max-age=${secondsFresh}`,
        'content-type': 'image/svg+xml; charset=utf-8',
        'cross-origin-resource-policy': 'same-site',
        etag,
        vary: 'accept-encoding',
      });
      if (request.headers['if-none-match'] === etag) return await reply.code(304).send();
      const isGzipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
      if (isGzipped) reply.header('content-encoding', 'gzip');
      return await reply.send(isGzipped ? gzipped : svg);
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}

/** The same picture in each language, so that a game is known by its face; only its name is put. */
async function findTile(database: Database, language: 'en' | 'sw', gameId: string): Promise<Tile> {
  const { rows } = await database.query<{
    nodeId: number;
    drawnFrom: string;
    title: string;
    vendor: string;
    category: GameCategory;
    gameCode: string;
  }>(
    `SELECT games.id AS "nodeId", name_sw AS "drawnFrom",
            CASE WHEN $2 = 'sw' THEN name_sw ELSE name_en END AS title,
            vendors.name AS vendor, category, game_code AS "gameCode"
       FROM games JOIN vendors ON vendors.id = vendor_id WHERE game_id = $1`,
    [gameId, language],
  );
  const game = rows[0];
  if (!game) throw new Refusal('not_found');
  const subject = subjectOfGame(game.gameCode, game.drawnFrom);
  const shown = { ...game, category: kinds[game.category], subject };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([tileArtVersion, shown]))
    .digest();
  const gzipped =
    (await readPicture(database, fingerprint)) ??
    (await keepPicture(database, fingerprint, tileArt(shown)));
  return {
    etag: `"${fingerprint.toString('base64url').slice(0, 22)}"`,
    svg: await promisify(gunzip)(gzipped),
    gzipped,
  };
}

async function readPicture(database: Database, fingerprint: Buffer): Promise<Buffer | undefined> {
  const { rows } = await database.query<{ gzipped: Buffer }>(
    'SELECT svg_gzipped AS gzipped FROM tile_pictures WHERE fingerprint = $1',
    [fingerprint],
  );
  return rows[0]?.gzipped;
}

/** Two processes that draw it at once keep it once: both drew the same. */
async function keepPicture(database: Database, fingerprint: Buffer, svg: string): Promise<Buffer> {
  const gzipped = await promisify(gzip)(svg, { level: 9 });
  await database.query(
    `INSERT INTO tile_pictures (fingerprint, svg_gzipped) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    [fingerprint, gzipped],
  );
  return gzipped;
}
