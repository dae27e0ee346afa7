/** One row of `screens.tsx` is one page: its address, menu entry, guard and title follow from it. */
import type { ComponentType } from 'react';
import type { BackOfficePath } from '@bahati/contract/back-office/paths.ts';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { AccessDeniedPage } from '#office/layouts/state-pages.tsx';
import { Seated } from '#office/session/desk.tsx';
import type { GuardedCall } from '#office/session/permission-of.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

export const screenGroups = [
  'today',
  'money',
  'members',
  'agency',
  'rewards',
  'games',
  'site',
  'insight',
  'house',
] as const;

type NameOf<Path> = Path extends `/${infer Name}` ? Name : never;

/** The contract lists where screens are: the server answers 404 for what is missing there. */
type ScreenName = NameOf<BackOfficePath>;

export type Screen = {
  /** Its words are `sections.<name>`. */
  name: ScreenName;
  /** Absent: `/<name>`. */
  path?: BackOfficePath;
  /** The call whose permission opens it. */
  needs: GuardedCall;
  page: ComponentType;
  /** Its place in the menu; absent: it is reached from another screen. */
  menu?: {
    group: (typeof screenGroups)[number];
    icon: ComponentType<{ size?: number }>;
    /** Of a program that not every brand has; absent: it is there. */
    isThere?: { queryKey: string[]; queryFn: () => Promise<boolean>; staleTime: number };
    /** What waits there, where the platform does not count it. */
    count?: ComponentType;
  };
  /** True for a page that is titled by its record. */
  isOwnTitle?: true;
};

export type MenuScreen = Screen & Required<Pick<Screen, 'menu'>>;

export function pathOfScreen({ name, path }: Pick<Screen, 'name' | 'path'>): `/${string}` {
  return path ?? `/${name}`;
}

/** A screen for those who may see it. The server judges each of its calls again. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  return (
    <Seated>
      <Guarded screen={screen} />
    </Seated>
  );
}

function Guarded({ screen: { name, needs, page: Page, isOwnTitle } }: { screen: Screen }) {
  const { translate } = useWords();
  if (!useCan(needs)) return <AccessDeniedPage />;
  return (
    <>
      {!isOwnTitle && <PageTitle title={translate(`sections.${name}`)} />}
      <Page />
    </>
  );
}
