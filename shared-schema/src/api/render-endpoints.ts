/** Files that are made of reports: each request is kept with its state and its result ("Mis descargas"). */
import { z } from 'zod';
import { endpoint, ROLES } from './endpoint.ts';
import { errorEntry } from './errors.ts';
import { renderFormat, renderNote, renderProgress } from './render-contract.ts';
import { downloadOrder } from './report-endpoints.ts';

/** Days that a file is kept. */
export const RENDER_DAYS = 14;

/** `queued` and `running` go on by themselves; the others are final. */
export const RENDER_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const render = z.object({
  id: z.uuid(),
  /** The file's name without its extension. */
  name: z.string(),
  format: renderFormat,
  state: z.enum(RENDER_STATES),
  /** How far it is; null before it has begun and after it has ended. */
  progress: renderProgress.nullable(),
  /** Why it failed; else empty. */
  problems: z.array(errorEntry),
  /** What its reader should know of the file; empty while there is none. */
  notes: z.array(renderNote),
  /** Bytes of the file; null while there is none. */
  size: z.number().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Until when the file is kept. */
  expires_at: z.string(),
  /** Whether it can be asked for again; a file with a password cannot, because the password is not kept. */
  repeatable: z.boolean(),
});
export type Render = z.infer<typeof render>;

const renderId = z.object({ id: z.uuid() });
const answered = z.object({ result: render });

/** A small report is answered with its file ready; a large one goes on whether the person stays or leaves. */
export const create_render = endpoint({
  name: 'create_render',
  method: 'POST',
  path: '/report/create_render',
  roles: ROLES,
  body: downloadOrder,
  response: answered,
  kind: 'json',
});

/** The person's own, newest first. */
export const get_renders = endpoint({
  name: 'get_renders',
  method: 'GET',
  path: '/report/get_renders',
  roles: ROLES,
  response: z.object({ result: z.array(render) }),
  kind: 'json',
});

export const get_render = endpoint({
  name: 'get_render',
  method: 'GET',
  path: '/report/get_render',
  roles: ROLES,
  query: renderId,
  response: answered,
  kind: 'json',
});

/** Asks for the same once more, with the report and the data of now. */
export const repeat_render = endpoint({
  name: 'repeat_render',
  method: 'POST',
  path: '/report/repeat_render',
  roles: ROLES,
  body: renderId,
  response: answered,
  kind: 'json',
});

/** One that has ended stays as it is. */
export const cancel_render = endpoint({
  name: 'cancel_render',
  method: 'PUT',
  path: '/report/cancel_render',
  roles: ROLES,
  body: renderId,
  response: answered,
  kind: 'json',
});

/** Removes it with its file; one that is being made is cancelled. */
export const delete_render = endpoint({
  name: 'delete_render',
  method: 'DELETE',
  path: '/report/delete_render',
  roles: ROLES,
  query: renderId,
  response: z.object({ result: z.object({ id: z.uuid() }) }),
  kind: 'json',
});

export const renderEndpoints = {
  create_render,
  get_renders,
  get_render,
  repeat_render,
  cancel_render,
  delete_render,
} as const;
