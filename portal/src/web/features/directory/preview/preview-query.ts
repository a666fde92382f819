import { get_file } from '@lienzo/schema/directory/file-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callFile } from '../../../shared/api/call';
import type { DirectoryItem } from '../list/directory-rows';

/** Maximum number of bytes of a text that are fetched and shown. */
export const TEXT_BYTES = 256 * 1024;

export type PreviewBytes = { bytes: Uint8Array<ArrayBuffer>; isCut: boolean };

/** A file's content, at most `limit` bytes of it. Cached for a minute, for going back and forth. */
export const previewQuery = ({ id, modified_at }: DirectoryItem, limit: number) =>
  queryOptions({
    queryKey: ['preview', id, modified_at, limit],
    queryFn: async ({ signal }) => {
      const response = await callFile(get_file, { query: { file_id: id, preview: '1' }, signal });
      return readFirst(response, limit);
    },
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { handlesErrors: true },
  });

async function readFirst(response: Response, limit: number): Promise<PreviewBytes> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let isCut = false;
  if (response.body !== null)
    for await (const chunk of response.body) {
      chunks.push(chunk);
      length += chunk.length;
      isCut = length > limit;
      // Leaving the loop cancels the rest of the response.
      if (isCut) break;
    }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, limit), isCut };
}
