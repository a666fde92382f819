/** Files: sending, fetching, their versions and history (specification 1 §5, §7 and §9). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { hasDroppedEnd, isDeviceName, isTooLongName } from '../api/kept-name.ts';
import { partKey } from '../api/part-key.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import {
  activityEntry,
  fileSystemItem,
  HISTORY_PAGE,
  MAX_BATCH,
  SCAN_STATUSES,
} from './directory-endpoints.ts';

const nothing = z.object({});
const ADMINISTRATORS = ['SuperAdmin', 'Admin'] as const;

/** The archive of a folder (specification 1 §9). */
export const FOLDER_ARCHIVE_NAME = 'carpeta.zip';

export const upload_file = endpoint({
  name: 'upload_file',
  method: 'POST',
  path: '/file/upload',
  // Specification 1 §6 lets Ejecutivo, Admin and client upload; a SuperAdmin has no screen of folders.
  roles: ['Admin', 'Ejecutivo', 'client'],
  multipart: 'streamed',
  query: z.object({
    folder_id: z.uuid(),
    /** Folders below `folder_id` that are made when they are not there: `a/b`. Not for client users. */
    path: z.string().max(4000).optional(),
    /** When the name is taken: refuse, make it a new version (who may update files), or give it another name. */
    conflict: z.enum(['fail', 'replace', 'keep_both']).default('fail'),
  }),
  response: fileSystemItem,
  kind: 'json',
});

/** A file that is to be sent; `path` are the folders below the target, '' for the target itself. */
const placedName = z.object({ path: z.string().max(4000), name: z.string().min(1).max(1000) });

/** Asked before an upload, so that a person decides on all names that are taken at once. */
export const taken_names = endpoint({
  name: 'taken_names',
  method: 'POST',
  path: '/file/taken_names',
  roles: ['Admin', 'Ejecutivo', 'client'],
  body: z.object({ folder_id: z.uuid(), files: z.array(placedName).min(1).max(500) }),
  bodyLimit: BODY_LIMITS.paths,
  response: z.object({
    /** Those of `files` whose name a file has already, with what that file is. */
    taken: z.array(placedName.extend({ size: z.number(), modified_at: z.string() })),
  }),
  kind: 'json',
});

/** What an upload of a folder needs where the folder holds nothing; folders that are there already serve. */
export const upload_folder = endpoint({
  name: 'upload_folder',
  method: 'POST',
  path: '/folder/upload',
  roles: ['Admin', 'Ejecutivo'],
  body: z.object({ folder_id: z.uuid(), path: z.string().min(1).max(4000) }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const update_file = endpoint({
  name: 'update_file',
  method: 'PUT',
  path: '/file',
  roles: ADMINISTRATORS,
  multipart: 'streamed',
  /** The specification sends `file_id` as a header; the query serves too. */
  query: z.object({ file_id: z.uuid().optional() }),
  response: fileSystemItem,
  kind: 'json',
});

export const get_file = endpoint({
  name: 'get_file',
  method: 'GET',
  path: '/file',
  roles: ROLES,
  query: z.object({
    file_id: z.uuid(),
    /** An earlier version. */
    version_id: z.uuid().optional(),
    /** Shown on the screen: not remembered among the downloads. */
    preview: z.literal('1').optional(),
  }),
  response: z.unknown(),
  kind: 'file',
});

export const download_folder = endpoint({
  name: 'download_folder',
  method: 'GET',
  path: '/file/download_folder',
  roles: ['Admin', 'Ejecutivo', 'client'],
  query: z.object({ directory_id: z.uuid() }),
  response: z.unknown(),
  kind: 'file',
});

/** A browser that saves straight to disk cannot send headers: it opens the ticket's address instead. */
export const download_ticket = endpoint({
  name: 'download_ticket',
  method: 'POST',
  path: '/file/download_ticket',
  roles: ROLES,
  body: z
    .object({
      /** One file comes as it is; a folder or several things as a zip. */
      ids: z.array(z.uuid()).min(1).max(MAX_BATCH).optional(),
      version_id: z.uuid().optional(),
      /** Instead of them the file that was made of a report. */
      render_id: z.uuid().optional(),
      /** Of the files that the report was divided into, this one. */
      part_key: partKey.optional(),
    })
    .refine((body) => (body.ids === undefined) !== (body.render_id === undefined), {
      message: apiFieldMessages.items,
      path: ['ids'],
    })
    .refine(({ part_key, render_id }) => part_key === undefined || render_id !== undefined, {
      message: apiFieldMessages.items,
      path: ['part_key'],
    }),
  secret: true,
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ ticket: z.string() }),
  kind: 'json',
});

export const download_with_ticket = endpoint({
  name: 'download_with_ticket',
  method: 'GET',
  path: '/file/download',
  roles: 'public',
  navigable: true,
  query: z.object({ ticket: z.string().max(4000) }),
  response: z.unknown(),
  kind: 'file',
});

export const delete_file = endpoint({
  name: 'delete_file',
  method: 'DELETE',
  path: '/file',
  roles: ADMINISTRATORS,
  query: z.object({ file_id: z.uuid() }),
  response: nothing,
  kind: 'json',
});

/** Characters that no system keeps, or that would show another name than the true one. */
const FORBIDDEN_IN_NAMES = /[\p{Cc}\p{Cs}/\\<>:"|?*\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u;

/** A file's name with its extension, as the person's system gave it. */
export const fileName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, apiFieldMessages.fileName)
      .refine((name) => !FORBIDDEN_IN_NAMES.test(name), apiFieldMessages.unseenLetters)
      .refine((name) => name !== '.' && name !== '..', apiFieldMessages.fileNameReserved)
      .refine((name) => !isDeviceName(name), apiFieldMessages.deviceName)
      .refine((name) => !hasDroppedEnd(name), apiFieldMessages.fileNameEnd)
      .refine((name) => !isTooLongName(name), apiFieldMessages.fileNameLength),
  );

export const rename_file = endpoint({
  name: 'rename_file',
  method: 'PUT',
  path: '/file/rename',
  roles: ADMINISTRATORS,
  body: z.object({ file_id: z.uuid(), new_name: fileName }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const move_file = endpoint({
  name: 'move_file',
  method: 'PUT',
  path: '/file/move',
  roles: ADMINISTRATORS,
  body: z.object({ folder_id: z.uuid(), file_id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const fileActivity = endpoint({
  name: 'fileActivity',
  method: 'GET',
  path: '/file/activity',
  roles: ROLES,
  query: z.object({
    id: z.uuid(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    num_items: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE),
  }),
  response: z.array(activityEntry),
  kind: 'json',
});

export const fileVersion = z.object({
  id: z.uuid(),
  /** From 1, the first one. */
  number: z.int(),
  size: z.number(),
  sha256: z.string(),
  created_at: z.string(),
  created_by: z.string().nullable(),
  scan_status: z.enum(SCAN_STATUSES),
  current: z.boolean(),
});
export type FileVersion = z.infer<typeof fileVersion>;

export const file_versions = endpoint({
  name: 'file_versions',
  method: 'GET',
  path: '/file/versions',
  roles: ROLES,
  query: z.object({ file_id: z.uuid() }),
  response: z.array(fileVersion),
  kind: 'json',
});

export const restore_version = endpoint({
  name: 'restore_version',
  method: 'PUT',
  path: '/file/versions',
  roles: ADMINISTRATORS,
  body: z.object({ file_id: z.uuid(), version_id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const fileEndpoints = {
  upload_file,
  taken_names,
  upload_folder,
  update_file,
  get_file,
  download_folder,
  download_ticket,
  download_with_ticket,
  file_versions,
  restore_version,
  rename_file,
  move_file,
  delete_file,
  fileActivity,
} as const;
