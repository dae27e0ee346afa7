import { ChevronRightIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import './team-path.css';

export type Place = { id: string; nickname: string };

/** The way down the tree to what is shown; the first is the agent. Each leads back there. */
export function TeamPath({
  path,
  linkTo,
}: {
  path: readonly Place[];
  /** A link to one of the path; `isTop`: to the agent's own downlines. */
  linkTo: (
    place: Place,
    isTop: boolean,
    link: { className: string; children: ReactNode },
  ) => ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <nav className="team-path" aria-label={t('team_path')}>
      <ol className="team-path-list">
        {path.map((place, at) => {
          const isHere = at === path.length - 1;
          const words = at === 0 ? t('team_mine') : place.nickname;
          return (
            <li key={place.id}>
              {isHere ? (
                <span className="team-path-here" aria-current="location">
                  {words}
                </span>
              ) : (
                linkTo(place, at === 0, { className: 'team-path-link', children: words })
              )}
              {!isHere && <ChevronRightIcon size={16} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
