/** Sports, their countries and competitions, each with how many events it has. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { SportsbookCalls } from '@bahati/contract/sportsbook/calls.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { CountryMark } from '#features/sportsbook/names/country-mark.tsx';
import { SportIcon } from '#features/sportsbook/names/sport-icon.tsx';
import { useNames } from '#features/sportsbook/names/use-names.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useSports } from './use-offer-lists.ts';
import { useView } from './use-view.ts';
import { ViewLink } from './view-link.tsx';
import './competition-tree.css';

type SportCount = CallValue<SportsbookCalls['GET /book/v1/sports']>['sports'][number];
type Competition = SportCount['competitions'][number];

export function CompetitionTree() {
  const { t } = useTranslation();
  const { category, sport: shown } = useView();
  const query = useSports(category);
  if (query.isError && !query.data) return <QueryError query={query} />;
  if (!query.data) return <SkeletonRows count={6} label={t('loading')} />;
  const offered = query.data.sports.filter(({ events }) => events > 0);
  return (
    <ul className="tree">
      {offered.map((one) => (
        <li key={one.sport}>
          <SportBranch sport={one} isOpen={one.sport === shown} />
        </li>
      ))}
    </ul>
  );
}

function SportBranch({ sport, isOpen }: { sport: SportCount; isOpen: boolean }) {
  const { t } = useTranslation();
  const names = useNames();
  const { count } = useFormat();
  const { search } = useView();
  const countries = Map.groupBy(sport.competitions, ({ country }) => country);
  const isAll = isOpen && search.competition === undefined && search.country === undefined;
  return (
    <details className="tree-branch" open={isOpen}>
      <summary className="tree-sport">
        <SportIcon sport={sport.sport} size={20} />
        <span>{names.sport(sport.sport)}</span>
        <span className="tree-count">{count(sport.events)}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <ul className="tree-countries">
        <li>
          <ViewLink view={{ sport: sport.sport }} className="tree-all" isCurrent={isAll}>
            {t('book_tree_all')}
          </ViewLink>
        </li>
        {[...countries].map(([country, competitions]) => (
          <li key={country}>
            <CountryBranch sport={sport.sport} country={country} competitions={competitions} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function CountryBranch({
  sport,
  country,
  competitions,
}: {
  sport: string;
  country: string;
  competitions: readonly Competition[];
}) {
  const names = useNames();
  const { count } = useFormat();
  const { search } = useView();
  const events = competitions.reduce((sum, one) => sum + one.events, 0);
  return (
    <details className="tree-branch" open={holdsShown(competitions, search.competition)}>
      <summary className="tree-country">
        <CountryMark code={country} />
        <span>{names.country(country)}</span>
        <span className="tree-count">{count(events)}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <ul>
        {competitions.map((one) => (
          <li key={one.id}>
            <ViewLink
              view={{ sport, competition: one.id }}
              className="tree-competition"
              isCurrent={search.competition === one.id}
            >
              <span>{one.name}</span>
              <span className="tree-count">{count(one.events)}</span>
            </ViewLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The country of the shown competition stands open. */
const holdsShown = (competitions: readonly Competition[], shown: string | undefined): boolean =>
  competitions.some(({ id }) => id === shown);
