import type {
  MemberTournament,
  TableLine,
  TournamentTable as Table,
} from '@bahati/contract/player-site/rewards/tournaments.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useRewardWords } from '#features/rewards/missions/use-reward-words.ts';
import { PlaceMedal } from './place-medal.tsx';
import { useTable } from './use-tournaments.ts';
import './standings.css';

const firstShown = 10;

/** The table as it stands: the first places, oneself, and who is near. */
export function TournamentTable({ tournament }: { tournament: MemberTournament }) {
  const { t } = useTranslation();
  const query = useTable(tournament);
  const [isWhole, setIsWhole] = useState(false);
  const table = query.data;
  if (!table) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={6} label={t('loading')} />
    );
  }
  const shown = isWhole ? table.top : table.top.slice(0, firstShown);
  const own = table.top.find(({ isOwn }) => isOwn);
  const around = own && !shown.includes(own) ? [own] : table.around;
  return (
    <>
      <OwnStanding tournament={tournament} table={table} />
      {table.top.length === 0 ? (
        <p className="quiet tournament-empty">{t('tournaments_nobody')}</p>
      ) : (
        <table className="standings">
          <caption className="place-words">{t('tournaments_table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('tournaments_place_head')}</th>
              <th scope="col">{t('tournaments_player')}</th>
              <th scope="col">{t(`tournaments_score_${tournament.rule}`)}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.place} line={line} tournament={tournament} />
            ))}
          </tbody>
          {around.length > 0 && (
            <tbody className="standings-around">
              {around.map((line) => (
                <Line key={line.place} line={line} tournament={tournament} />
              ))}
            </tbody>
          )}
        </table>
      )}
      {shown.length < table.top.length && (
        <Button size="s" className="standings-more" onClick={() => setIsWhole(true)}>
          {t('tournaments_more', { count: table.top.length })}
        </Button>
      )}
      <AsOf table={table} />
    </>
  );
}

function AsOf({ table }: { table: Table }) {
  const { t } = useTranslation();
  const { clock, count } = useFormat();
  if (!table.asOf) return null;
  return (
    <p className="quiet tournament-asof tabular">
      {t('tournaments_as_of', {
        count: table.ranked,
        figure: count(table.ranked),
        time: clock(table.asOf),
      })}
    </p>
  );
}

function Line({ line, tournament }: { line: TableLine; tournament: MemberTournament }) {
  const { t } = useTranslation();
  const { awardWords } = useRewardWords();
  const { prizes, currency } = tournament;
  const prize = prizes.find(({ from, to }) => from <= line.place && line.place <= to);
  return (
    <tr className="standing" data-own={line.isOwn || undefined}>
      <td className="standing-place">
        <PlaceMedal place={line.place} />
      </td>
      <th scope="row">
        <span className="standing-name">{line.isOwn ? t('tournaments_you') : line.name}</span>
        {prize && <span className="standing-prize">{awardWords(prize.award, currency)}</span>}
      </th>
      <td className="standing-score">
        <Score score={line.score} tournament={tournament} />
      </td>
    </tr>
  );
}

function Score({ score, tournament }: { score: string; tournament: MemberTournament }) {
  const { locale, figures } = useFormat();
  if (tournament.rule === 'multiplier') {
    return <span className="tabular standing-times">{figures(score)}×</span>;
  }
  return (
    <Amount value={score} currency={tournament.currency} locale={locale} size="s" isAnimated />
  );
}

/** Where one stands oneself, or what is missing to be ranked. */
function OwnStanding({ tournament, table }: { tournament: MemberTournament; table: Table }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { own } = table;
  if (!tournament.isIn) return null;
  if (!own || own.place === null) {
    const missing = tournament.leastRounds - (own?.rounds ?? 0);
    return (
      <p className="standing-own">
        {own && missing > 0
          ? t('tournaments_rounds_missing', { count: missing, figure: count(missing) })
          : t('tournaments_not_ranked')}
      </p>
    );
  }
  return (
    <p className="standing-own">
      <span>{t('tournaments_own_place')}</span>
      <strong className="standing-own-place tabular">{count(own.place)}</strong>
      <Score score={own.score} tournament={tournament} />
    </p>
  );
}
