import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import {
  type Asked,
  forAdministrators,
  forAll,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { PAYROLL } from './test-directory.ts';

/** A new folder in the given folder, or an unknown id when that one is unknown. */
async function freshFolder({ ids, portal }: Asked): Promise<string> {
  if (ids.folder !== PAYROLL.id) return randomUUID();
  const { token } = await portal.openSession(PEOPLE.Admin);
  const body = { folder_parent_id: ids.folder, folder_name: `Carpeta ${randomUUID()}` };
  return (await readAnswer(endpoints.new_folder, await portal.send(endpoints.new_folder, { token, body })))
    .id;
}

const newName = (): string => `Otra ${randomUUID()}`;

export const directoryExpectations = {
  browse: {
    request: ({ ids }) => ({ query: { folder_id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  breadcrumb: {
    request: ({ ids }) => ({ query: { folder_id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  search_directory: [
    { request: () => ({ query: { q: 'recibo' } }), answers: forAll(), elsewhere: 'own' },
    {
      request: ({ ids }) => ({ query: { q: 'recibo', folder_id: ids.folder } }),
      answers: forAll(),
      elsewhere: 'unknown',
    },
  ],
  directory_detail: {
    request: ({ ids }) => ({ query: { id: ids.file } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  new_folder: {
    request: ({ ids }) => ({ body: { folder_parent_id: ids.folder, folder_name: newName() } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  rename_folder: {
    request: ({ ids }) => ({ body: { folder_id: ids.folder, new_name: newName() } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  move_folder: {
    request: async (asked) => ({
      body: { folder_parent_id: asked.ids.folder, folder_child_id: await freshFolder(asked) },
    }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  delete_folder: {
    request: async (asked) => ({ query: { folder_id: await freshFolder(asked) } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  move_items: {
    request: ({ ids }) => ({ body: { ids: [ids.file], folder_parent_id: ids.folder } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  // Failures are reported by id, so the responses are equal except for the ids that were sent.
  delete_items: {
    request: async (asked) => ({ body: { ids: [await freshFolder(asked)] } }),
    answers: forAdministrators(),
    elsewhere: 'own',
  },
  bin: { request: () => ({}), answers: forAdministrators(), elsewhere: 'own' },
  restore_items: {
    request: async (asked) => ({ body: { ids: [await freshFolder(asked)] } }),
    answers: forAdministrators(),
    elsewhere: 'own',
  },
  empty_bin: {
    request: ({ ids }) => ({ body: { ids: [ids.folder] } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  rename_file: {
    request: ({ ids }) => ({ body: { file_id: ids.file, new_name: newName() } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  move_file: {
    request: ({ ids }) => ({ body: { file_id: ids.file, folder_id: ids.folder } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  delete_file: {
    request: ({ ids }) => ({ query: { file_id: ids.folder } }),
    answers: forAdministrators(404),
    elsewhere: 'unknown',
  },
  directoryActivity: {
    request: ({ ids }) => ({ query: { id: ids.folder } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  fileActivity: {
    request: ({ ids }) => ({ query: { id: ids.file } }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  share_folder: {
    request: ({ ids }) => ({
      query: { mail: PEOPLE.Admin.mail, domain: 'sa', url: `https://portal.pruebas.test/${ids.folder}` },
    }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  storage_usage: { request: () => ({}), answers: forAll(), elsewhere: 'own' },
} satisfies SomeExpectations;
