/** Files that are too large for a mail: whoever got the mail fetches them by its link, without an account. */
import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';

/** Days that a link serves. */
export const MAILED_FILE_DAYS = 7;
/** How the token of a link begins, so that logs and scanners of secrets know it. */
export const MAILED_FILE_PREFIX = 'archivo_';

/** How often the files of a mail were fetched by its links, and until when those serve. */
export const mailedLink = z.object({ downloads: z.number(), expires_at: z.string() });

const token = z.object({ token: z.string().max(200).default('') });

/** What the link brings, with a button; programs that look through mails open every address, which counts nothing. */
export const mailed_file_page = endpoint({
  name: 'mailed_file_page',
  method: 'GET',
  path: '/report/mailed_file',
  roles: 'public',
  navigable: true,
  query: token,
  response: z.unknown(),
  kind: 'file',
});

/** The file itself; each time is counted. */
export const mailed_file = endpoint({
  name: 'mailed_file',
  method: 'POST',
  path: '/report/mailed_file',
  roles: 'public',
  navigable: true,
  query: token,
  response: z.unknown(),
  kind: 'file',
});

export const mailedFileEndpoints = { mailed_file_page, mailed_file } as const;
