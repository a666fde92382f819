/** Test driver of the directory: each step is a call of the API. */

import type { Endpoint } from '@lienzo/schema/api/endpoint';
import type { ActivityEntry, FileSystemItem } from '@lienzo/schema/directory/directory-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import type { z } from 'zod';
import { readAnswer } from '../../../testing/read-answer.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import type { TestPerson } from '../../../testing/test-people.ts';
import { readVerdict } from './read-verdict.ts';

export type DirectoryDriver = {
  token: string;
  /** The parsed response. @throws when the call failed. */
  get<Answered extends z.ZodType>(
    entry: Endpoint<z.ZodType, z.ZodType, Answered>,
    query?: Record<string, string>,
  ): Promise<z.output<Answered>>;
  /** The same for a call with a body. */
  post<Body extends z.ZodType, Answered extends z.ZodType>(
    entry: Endpoint<z.ZodType, Body, Answered>,
    body: z.input<Body>,
  ): Promise<z.output<Answered>>;
  /** "200", or "409 folder_exists". */
  verdict(entry: Endpoint, request: { query?: Record<string, string>; body?: object }): Promise<string>;
  newFolder(parentId: string, name: string): Promise<FileSystemItem>;
  upload(folderId: string, name: string, content: string): Promise<FileSystemItem>;
  /** The names in a folder, in order; folders end with a slash. */
  list(folderId: string, query?: Record<string, string>): Promise<string[]>;
  history(folderId: string): Promise<ActivityEntry[]>;
};

export async function directoryDriver(portal: TestPortal, person: TestPerson): Promise<DirectoryDriver> {
  const { token } = await portal.openSession(person);
  const driver: DirectoryDriver = {
    token,
    get: async (entry, query) =>
      readAnswer(entry, await portal.send(entry, { token, ...(query === undefined ? {} : { query }) })),
    post: async (entry, body) => readAnswer(entry, await portal.send(entry, { token, body })),
    verdict: async (entry, request) => readVerdict(await portal.send(entry, { token, ...request })),
    newFolder: (folder_parent_id, folder_name) =>
      driver.post(endpoints.new_folder, { folder_parent_id, folder_name }),
    async upload(folder_id, name, content) {
      const form = new FormData();
      form.set('file', new File([content], name, { type: 'text/plain' }));
      const sent = await portal.send(endpoints.upload_file, {
        token,
        query: { folder_id },
        raw: { body: form },
      });
      return readAnswer(endpoints.upload_file, sent);
    },
    async list(folder_id, query = {}) {
      const { items } = await driver.get(endpoints.browse, { folder_id, ...query });
      return items.map(({ name, fs_type }) => (fs_type === 'DIR' ? `${name}/` : name));
    },
    history: (id) => driver.get(endpoints.directoryActivity, { id }),
  };
  return driver;
}
