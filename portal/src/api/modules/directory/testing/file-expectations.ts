import { randomUUID } from 'node:crypto';
import {
  type Expectation,
  forAdministrators,
  forAll,
  forAnybody,
  type SomeExpectations,
} from '../../../testing/expectations/expectation.ts';
import { fileForm } from './file-form.ts';
import { RECEIPT } from './test-directory.ts';

const ofFile = (): Expectation => ({
  request: ({ ids }) => ({ query: { file_id: ids.file } }),
  answers: forAll(),
  elsewhere: 'unknown',
});

export const fileExpectations = {
  upload_file: {
    request: ({ ids }) => ({
      query: { folder_id: ids.folder },
      raw: { body: fileForm(`${randomUUID()}.txt`, 'x') },
    }),
    // A SuperAdmin has no screen of folders (specification 1 §2).
    answers: { ...forAll(), SuperAdmin: 403 },
    elsewhere: 'unknown',
  },
  taken_names: {
    request: ({ ids }) => ({ body: { folder_id: ids.folder, files: [{ path: '', name: RECEIPT.name }] } }),
    answers: { ...forAll(), SuperAdmin: 403 },
    elsewhere: 'unknown',
  },
  upload_folder: {
    request: ({ ids }) => ({ body: { folder_id: ids.folder, path: `Nueva ${randomUUID()}/Dentro` } }),
    answers: { ...forAll(), SuperAdmin: 403, client: 403 },
    elsewhere: 'unknown',
  },
  update_file: {
    request: ({ ids }) => ({ query: { file_id: ids.file }, raw: { body: fileForm(RECEIPT.name, 'x') } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
  get_file: ofFile(),
  file_versions: ofFile(),
  download_folder: {
    request: ({ ids }) => ({ query: { directory_id: ids.folder } }),
    // Specification 1 §6: every role but SuperAdmin may upload and download folders.
    answers: { ...forAll(), SuperAdmin: 403 },
    elsewhere: 'unknown',
  },
  download_ticket: {
    request: ({ ids, person }) => ({
      body: { ids: person?.role === 'SuperAdmin' ? [ids.file] : [ids.file, ids.folder] },
    }),
    answers: forAll(),
    elsewhere: 'unknown',
  },
  // A ticket authorises as its user; this one is unknown.
  download_with_ticket: {
    request: () => ({ query: { ticket: 'ninguno' } }),
    answers: forAnybody(403),
    elsewhere: 'own',
  },
  restore_version: {
    request: ({ ids }) => ({ body: { file_id: ids.file, version_id: RECEIPT.versionId } }),
    answers: forAdministrators(),
    elsewhere: 'unknown',
  },
} satisfies SomeExpectations;
