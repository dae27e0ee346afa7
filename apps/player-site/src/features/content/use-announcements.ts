import type { Execution } from '@bahati/contract/player-site/content/content.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { publicQuery } from '#site/api.ts';
import { useLanguage } from './use-language.ts';

/** Titles a page, and the number of pages above which one turns them (spec §2, §9). */
const pageSize = 9;
const pagerAbove = 10;

export type AnnouncementFilter = { types: string; execution: Execution };

export type AnnouncementList = ReturnType<typeof useAnnouncements>;

/** A list that grows by a page at a time, or, when it is very long, turns its pages. */
export function useAnnouncements({ types, execution }: AnnouncementFilter) {
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const ask = (pageNo: number) => ({
    ...publicQuery('GET /wps/relay/MCSFE_getListAnnouncements', {
      query: { types, execution, language, pageNo, pageSize },
    }),
    staleTime: 60_000,
  });
  const first = useQuery(ask(1));
  const totalPages = first.data?.totalPages ?? 1;
  const isPaged = totalPages > pagerAbove;
  const shown = isPaged ? [page] : Array.from({ length: page }, (_, at) => at + 1);
  const queries = useQueries({ queries: shown.map(ask) });
  return {
    items: queries.flatMap(({ data }) => data?.content ?? []),
    isLoading: queries.some(({ data, isError }) => !data && !isError),
    /** One that did not come, to be asked again. */
    failed: queries.find(({ isError, data }) => isError && !data),
    isPaged,
    page,
    totalPages,
    setPage,
  };
}
