/** Where the bytes of uploads stay: a private folder, or a bucket of an S3-compatible store. */
import type { Log } from '@bahati/server-kit/log.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Config } from '#platform/config.ts';
import { folderStore } from './uploads-folder.ts';
import { StoreFault, type UploadStore } from './uploads-kept-file.ts';
import { s3Settings, s3Store } from './uploads-s3.ts';

export function uploadStore(config: Config): UploadStore {
  const s3 = s3Settings(config);
  return s3 ? s3Store(s3) : folderStore(config);
}

/** What a store's fault is to whoever asked: told in the log, and worth another try. */
export function refuseStoreFault(error: unknown, log: Log): unknown {
  if (!(error instanceof StoreFault)) return error;
  log.error({ err: error }, 'the store of uploads failed');
  return new Refusal('retry');
}
