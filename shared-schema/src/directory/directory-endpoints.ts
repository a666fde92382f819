/** Folders: browsing, changing, the bin (specification 1 §2 "Directory", §3 to §7). */
import { z } from 'zod';
import { folderName } from '../accounts/organization-endpoints.ts';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';

const nothing = z.object({});
const ADMINISTRATORS = ['SuperAdmin', 'Admin'] as const;

/** Rows of a page of a folder, at most. */
export const BROWSE_PAGE = 200;
/** Entries of a page of history and of notifications (specification 1 §9). */
export const HISTORY_PAGE = 18;
/** Things that one call may move, delete or restore. */
export const MAX_BATCH = 1000;
/** Days that deleted things stay in the bin. */
export const BIN_DAYS = 30;

/** `unscanned`: no antivirus is set up. */
export const SCAN_STATUSES = ['pending', 'clean', 'infected', 'unscanned'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

/** A folder (DIR) or a file (FILE), with what the caller may do with it. */
export const fileSystemItem = z.object({
  id: z.uuid(),
  /** null: the organization's root folder. */
  parent_id: z.uuid().nullable(),
  name: z.string(),
  fs_type: z.enum(['DIR', 'FILE']),
  created_at: z.string(),
  modified_at: z.string(),
  /** Bytes; null for a folder, whose total the details tell. */
  size: z.number().nullable(),
  media_type: z.string().nullable(),
  scan_status: z.enum(SCAN_STATUSES).nullable(),
  subscribed: z.boolean(),
  can: z.object({
    /** New folders inside. */
    create: z.boolean(),
    /** Files, also with folders, sent into it. */
    upload: z.boolean(),
    upload_folders: z.boolean(),
    rename: z.boolean(),
    update: z.boolean(),
    move: z.boolean(),
    delete: z.boolean(),
    download: z.boolean(),
    share: z.boolean(),
  }),
});
export type FileSystemItem = z.infer<typeof fileSystemItem>;

/** What an entry of the history says happened (specification 1 §4; the moves and restores are ours). */
export const ACTIVITY_ACTIONS = [
  'created_dir',
  'deleted_dir',
  'rename_dir',
  'move_dir',
  'restore_dir',
  'upload_file',
  'update_file',
  'rename_file',
  'move_file',
  'restore_file',
  'delete_file',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

export const activityEntry = z.object({
  id: z.string(),
  date: z.string(),
  user: z.object({ mail: z.string(), name: z.string() }),
  activity: z.object({
    action: z.enum(ACTIVITY_ACTIONS),
    /** Names for a rename, paths of folders for a move. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    fileRecordName: z.string(),
  }),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const BROWSE_SORTS = ['name', 'modified_at', 'size'] as const;

export const browse = endpoint({
  name: 'browse',
  method: 'GET',
  path: '/folder/browse',
  roles: ROLES,
  query: z.object({
    folder_id: z.uuid(),
    sort: z.enum(BROWSE_SORTS).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
    /** Rows to skip. */
    offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
    num_items: z.coerce.number().int().min(1).max(BROWSE_PAGE).default(BROWSE_PAGE),
    /** 'DIR': folders alone, for choosing a destination. */
    fs_type: z.enum(['DIR']).optional(),
    /** A thing of the folder whose place in the order is wanted. */
    position_of: z.uuid().optional(),
  }),
  response: z.object({
    folder: fileSystemItem,
    items: z.array(fileSystemItem),
    total: z.int(),
    /** How many of all are folders, which come first. */
    folders: z.int(),
    /** From 0; null where none is wanted, or the thing is not directly in the folder. */
    position: z.int().nullable(),
  }),
  kind: 'json',
});

export const breadcrumb = endpoint({
  name: 'breadcrumb',
  method: 'GET',
  path: '/folder/breadcrumb',
  roles: ROLES,
  query: z.object({ folder_id: z.uuid() }),
  response: z.array(z.object({ path: z.object({ fileSystemId: z.uuid(), fileSystemName: z.string() }) })),
  kind: 'json',
});

/** Results of a search, at most; `more` says that there are others. */
export const MAX_MATCHES = 200;

export const search_directory = endpoint({
  name: 'search_directory',
  method: 'GET',
  path: '/folder/search',
  roles: ROLES,
  query: z.object({
    q: z.string().trim().min(2, apiFieldMessages.searchLength(2)).max(200),
    /** Only below this folder. */
    folder_id: z.uuid().optional(),
    /** Of everything found, before the first ones are taken. */
    sort: z.enum(BROWSE_SORTS).default('name'),
    order: z.enum(['asc', 'desc']).default('asc'),
  }),
  response: z.object({
    items: z.array(fileSystemItem.extend({ folder_path: z.array(z.string()) })),
    more: z.boolean(),
  }),
  kind: 'json',
});

export const directory_detail = endpoint({
  name: 'directory_detail',
  method: 'GET',
  path: '/folder/detail',
  roles: ROLES,
  query: z.object({ id: z.uuid() }),
  response: fileSystemItem.extend({
    folder_path: z.array(z.string()),
    /** Everything inside, at any depth; 0 for a file. */
    total_files: z.int(),
    total_folders: z.int(),
    /** Bytes of the current versions. */
    total_size: z.number(),
    created_by: z.string().nullable(),
    /** Of a file; 0 for a folder. */
    total_versions: z.int(),
    /** The first page of its history. */
    activity: z.array(activityEntry),
  }),
  kind: 'json',
});

export const new_folder = endpoint({
  name: 'new_folder',
  method: 'POST',
  path: '/folder/new',
  roles: ADMINISTRATORS,
  body: z.object({ folder_parent_id: z.uuid(), folder_name: folderName }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const rename_folder = endpoint({
  name: 'rename_folder',
  method: 'PUT',
  path: '/folder/rename',
  roles: ADMINISTRATORS,
  body: z.object({ folder_id: z.uuid(), new_name: folderName }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const move_folder = endpoint({
  name: 'move_folder',
  method: 'PUT',
  path: '/folder/move',
  roles: ADMINISTRATORS,
  body: z.object({ folder_parent_id: z.uuid(), folder_child_id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: fileSystemItem,
  kind: 'json',
});

export const delete_folder = endpoint({
  name: 'delete_folder',
  method: 'DELETE',
  path: '/folder',
  roles: ADMINISTRATORS,
  query: z.object({ folder_id: z.uuid() }),
  response: nothing,
  kind: 'json',
});

/** What happened to each thing of a call on many; `code` and `message` tell why not. */
const batchResult = z.object({
  done: z.array(z.uuid()),
  failed: z.array(z.object({ id: z.uuid(), code: z.string(), message: z.string() })),
});
/** The things of a call on many. */
export const batchIds = z.array(z.uuid()).min(1, apiFieldMessages.items).max(MAX_BATCH);

export const move_items = endpoint({
  name: 'move_items',
  method: 'PUT',
  path: '/folder/move_items',
  roles: ADMINISTRATORS,
  body: z.object({ ids: batchIds, folder_parent_id: z.uuid(apiFieldMessages.destination) }),
  bodyLimit: BODY_LIMITS.small,
  response: batchResult,
  kind: 'json',
});

export const delete_items = endpoint({
  name: 'delete_items',
  method: 'PUT',
  path: '/folder/delete_items',
  roles: ADMINISTRATORS,
  body: z.object({ ids: batchIds }),
  bodyLimit: BODY_LIMITS.small,
  response: batchResult,
  kind: 'json',
});

export const bin = endpoint({
  name: 'bin',
  method: 'GET',
  path: '/folder/bin',
  roles: ADMINISTRATORS,
  query: z.object({
    offset: z.coerce.number().int().min(0).max(100_000_000).default(0),
    num_items: z.coerce.number().int().min(1).max(BROWSE_PAGE).default(BROWSE_PAGE),
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        fs_type: z.enum(['DIR', 'FILE']),
        size: z.number().nullable(),
        deleted_at: z.string(),
        deleted_by: z.string().nullable(),
        /** When it will be gone for good. */
        expires_at: z.string(),
        folder_path: z.array(z.string()),
      }),
    ),
    total: z.int(),
  }),
  kind: 'json',
});

export const restore_items = endpoint({
  name: 'restore_items',
  method: 'PUT',
  path: '/folder/restore',
  roles: ADMINISTRATORS,
  body: z.object({ ids: batchIds }),
  bodyLimit: BODY_LIMITS.small,
  response: batchResult.extend({
    /** Where each is now, and under which name: neither need be what it was. */
    restored: z.array(
      z.object({ id: z.uuid(), name: z.string(), folder: z.object({ id: z.uuid(), name: z.string() }) }),
    ),
  }),
  kind: 'json',
});

export const empty_bin = endpoint({
  name: 'empty_bin',
  method: 'DELETE',
  path: '/folder/bin',
  roles: ADMINISTRATORS,
  body: z.object({ ids: batchIds.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ deleted: z.int() }),
  kind: 'json',
});

const historyQuery = z.object({
  id: z.uuid(),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  num_items: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE),
});

export const directoryActivity = endpoint({
  name: 'directoryActivity',
  method: 'GET',
  path: '/folder/activity',
  roles: ROLES,
  query: historyQuery,
  response: z.array(activityEntry),
  kind: 'json',
});

/** A mail goes to a person of the organization who may open the folder; the answer does not tell whether one does. */
export const share_folder = endpoint({
  name: 'share_folder',
  method: 'POST',
  path: '/organization/user/search',
  roles: ROLES,
  query: z.object({
    mail: z.email(sessionMessages.mailInvalid).max(254),
    domain: z.literal('sa'),
    /** The folder's id, or the address that ends with it. */
    url: z.string().min(36).max(500),
  }),
  response: nothing,
  kind: 'json',
});

/** `quota` null: whoever asks has none of their own, as a client user, who is told of the own client's files alone. */
export const storage_usage = endpoint({
  name: 'storage_usage',
  method: 'GET',
  path: '/storage/usage',
  roles: ROLES,
  response: z.object({ used: z.number(), quota: z.number().nullable() }),
  kind: 'json',
});

export const directoryEndpoints = {
  browse,
  breadcrumb,
  search_directory,
  directory_detail,
  new_folder,
  rename_folder,
  move_folder,
  delete_folder,
  move_items,
  delete_items,
  bin,
  restore_items,
  empty_bin,
  directoryActivity,
  share_folder,
  storage_usage,
} as const;
