/** The picture of a game, drawn from its own words and kept: `GET /art/tiles/<gameId>.svg`. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { GameCategory } from '@bahati/contract/player-site/catalogue.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { tileArt } from '@bahati/ui/game-art/tile-art.ts';
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
  const find = (gameId: string): Promise<Tile> => {
    const known = tiles.get(gameId);
    if (known) tiles.delete(gameId);
    const tile = known ?? drawTile(database, gameId);
    tile.catch(() => tiles.delete(gameId));
    tiles.set(gameId, tile);
    const [oldest] = tiles.keys();
    if (tiles.size > keptTiles && oldest !== undefined) tiles.delete(oldest);
    return tile;
  };
  server.get<{ Params: { gameId: string } }>('/art/tiles/:gameId.svg', async (request, reply) => {
    try {
      const { etag, svg, gzipped } = await find(request.params.gameId);
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

/** One picture for all languages, so that a game is known by its face: it bears its own name. */
async function drawTile(database: Database, gameId: string): Promise<Tile> {
  const { rows } = await database.query<{
    nodeId: number;
    title: string;
    vendor: string;
    category: GameCategory;
  }>(
    `SELECT games.id AS "nodeId", name_sw AS title, vendors.name AS vendor, category
       FROM games JOIN vendors ON vendors.id = vendor_id WHERE game_id = $1`,
    [gameId],
  );
  const game = rows[0];
  if (!game) throw new Refusal('not_found');
  const svg = Buffer.from(tileArt({ ...game, category: kinds[game.category] }));
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  return { etag, svg, gzipped: await promisify(gzip)(svg, { level: 9 }) };
}
