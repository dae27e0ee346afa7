/** The shapes in which features hand their calls to the data provider. */
import type { Page } from '@bahati/contract/wire.ts';
import type { RaRecord } from 'react-admin';

type Query = { cursor?: string; pageSize: number };
export type Settings = { signal?: AbortSignal };
export type Filter = Record<string, string | undefined>;
export type List = (query: Query, filter: Filter, settings: Settings) => Promise<Page<RaRecord>>;
export type ReadRecord = (id: string, settings: Settings) => Promise<RaRecord>;
