import path from 'node:path';
import type { Environment } from '../environment.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { localFileStore } from '../platform/storage/local-file-store.ts';

/** The bucket of the environment, else the data directory. @param resources closes it again. */
export async function openFileStore(
  { s3, dataDirectory }: Pick<Environment, 's3' | 'dataDirectory'>,
  resources: AsyncDisposableStack,
): Promise<FileStore> {
  if (s3 === undefined) return localFileStore(path.join(dataDirectory, 'files'));
  // Imported lazily: the S3 client takes a while to load, and most installations do not need it.
  const { s3FileStore } = await import('../platform/storage/s3-file-store.ts');
  const store = s3FileStore({ ...s3, spoolDirectory: path.join(dataDirectory, 'incoming') });
  resources.defer(() => store.close());
  return store;
}
