/**
 * A tournament's table. The first fifty are the same for everybody and kept for a moment; an own place
 * is found from the nearest noted step, so that no reading goes through the table.
 */
import type {
  TableLine,
  TournamentTable,
} from '@bahati/contract/player-site/rewards/tournaments.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { shownScore, type Tournament, tournamentColumns } from './tournament-rows.ts';

const topPlaces = 50;
const keptMs = 1_000;
const mostKept = 100;
/** Between two steps lie fewer; more than these moved up since the steps were noted. */
const mostBetween = 2_000;

type Standing = { memberId: bigint; name: string; score: bigint };
export type Top = { tournament: Tournament; standings: Standing[] };

/** Of a process: reads tables, and keeps what everybody sees of them for a second. */
export function createTables({ database }: Pick<Context, 'database'>) {
  const kept = new Map<string, { until: number; top: Promise<Top> }>();
  const topOf = (id: string): Promise<Top> => {
    const known = kept.get(id);
    if (known && known.until > performance.now()) return known.top;
    const top = readTop(database, id);
    if (kept.size >= mostKept) kept.clear();
    kept.set(id, { until: performance.now() + keptMs, top });
    top.catch(() => kept.delete(id));
    return top;
  };
  /** Refuses `not_found`. */
  return async ({ memberId }: MemberActor, id: string): Promise<TournamentTable> => {
    const { tournament, standings } = await topOf(id);
    const top = standings.map(
      (standing, at): TableLine => lineOf(tournament, standing, at + 1, memberId),
    );
    const near = await readNear(database, tournament.rowId, memberId);
    const inTop = top.find(({ isOwn }) => isOwn);
    const place = inTop?.place ?? near?.place ?? null;
    return {
      asOf: tournament.countedAt?.toISOString() ?? null,
      ranked: tournament.ranked,
      top,
      own: near && { place, score: shownScore(near.score, tournament), rounds: near.rounds },
      around: inTop || !near?.place ? [] : aroundOf(tournament, near, memberId),
    };
  };
}

/** The first fifty with their names in full; refuses `not_found`. */
export async function readTop(database: Database, id: string): Promise<Top> {
  const { rows } = await database.query<Tournament>(
    `SELECT ${tournamentColumns} FROM tournaments WHERE public_id = $1 AND state <> 'draft'`,
    [id],
  );
  const [tournament] = rows;
  if (!tournament) throw new Refusal('not_found');
  const { rows: standings } = await database.query<Standing>(
    `SELECT s.member_id AS "memberId", m.nickname AS name, s.score
       FROM (SELECT * FROM tournament_scores WHERE tournament_id = $1 AND is_ranked
              ORDER BY behind, reached_at, member_id LIMIT ${topPlaces}) s
            JOIN members m ON m.id = s.member_id
      ORDER BY s.behind, s.reached_at, s.member_id`,
    [tournament.rowId],
  );
  return { tournament, standings };
}

function lineOf(
  tournament: Tournament,
  { memberId, name, score }: Standing,
  place: number,
  ownId: bigint,
): TableLine {
  const isOwn = memberId === ownId;
  return {
    place,
    name: isOwn ? name : maskedName(name),
    score: shownScore(score, tournament),
    isOwn,
  };
}

type Near = {
  score: bigint;
  rounds: number;
  place: number | null;
  above: Standing[];
  below: Standing[];
};

type NearRow = Omit<Near, 'above' | 'below'> & {
  above: WrittenStanding[] | null;
  below: WrittenStanding[] | null;
};
/** As JSON of the database has it, where a bigint would be a number. */
type WrittenStanding = { id: string; name: string; score: string };

const key = (of: string) => `(${of}.behind, ${of}.reached_at, ${of}.member_id)`;

const neighbours = (side: '<' | '>') => `
  (SELECT json_agg(json_build_object('id', n.member_id::text, 'name', m.nickname,
            'score', n.score::text)
            ORDER BY n.behind, n.reached_at, n.member_id)
     FROM (SELECT * FROM tournament_scores s
            WHERE s.tournament_id = $1 AND s.is_ranked AND ${key('s')} ${side} ${key('own')}
            ORDER BY behind ${side === '<' ? 'DESC' : ''}, reached_at ${side === '<' ? 'DESC' : ''},
                     member_id ${side === '<' ? 'DESC' : ''} LIMIT 3) n
          JOIN members m ON m.id = n.member_id)`;

const nearText = `
  SELECT own.score, own.rounds,
         CASE WHEN own.is_ranked THEN coalesce(step.place, 0) + between_.count END AS place,
         CASE WHEN own.is_ranked THEN ${neighbours('<')} END AS above,
         CASE WHEN own.is_ranked THEN ${neighbours('>')} END AS below
    FROM tournament_scores own
    LEFT JOIN LATERAL (
      SELECT * FROM tournament_steps s
       WHERE s.tournament_id = $1 AND ${key('s')} <= ${key('own')}
       ORDER BY behind DESC, reached_at DESC, member_id DESC LIMIT 1) step ON true
    JOIN LATERAL (
      SELECT count(*)::int FROM (
        SELECT 1 FROM tournament_scores s
         WHERE s.tournament_id = $1 AND s.is_ranked AND ${key('s')} <= ${key('own')}
           AND ${key('s')} > (coalesce(step.behind, -9223372036854775808),
                 coalesce(step.reached_at, '-infinity'), coalesce(step.member_id, 0))
         LIMIT ${mostBetween}) few) between_ ON true
   WHERE own.tournament_id = $1 AND own.member_id = $2`;

async function readNear(
  database: Database,
  tournamentId: bigint,
  memberId: bigint,
): Promise<Near | null> {
  const { rows } = await database.query<NearRow>({
    name: 'tournament-near',
    text: nearText,
    values: [tournamentId, memberId],
  });
  const [row] = rows;
  return row ? { ...row, above: standingsOf(row.above), below: standingsOf(row.below) } : null;
}

const standingsOf = (written: readonly WrittenStanding[] | null): Standing[] =>
  (written ?? []).map(({ id, name, score }) => ({
    memberId: BigInt(id),
    name,
    score: BigInt(score),
  }));

function aroundOf(tournament: Tournament, near: Near, ownId: bigint): TableLine[] {
  const { place, above, below, score } = near;
  if (place === null) return [];
  const standings = [...above, { memberId: ownId, name: '', score }, ...below];
  return standings.map((standing, at) =>
    lineOf(tournament, standing, place - above.length + at, ownId),
  );
}
