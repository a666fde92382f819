/** The calls of styles: how reports look, kept by an organization to apply it to its reports. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportStyle, styleName } from '../report/report-style.ts';

/** Styles of an organization. */
export const MAX_STYLES = 50;

export const styleContent = z.object({ nombre: styleName, estilo: reportStyle });
export type StyleContent = z.infer<typeof styleContent>;

/** `predeterminado`: whether new items begin with it, which one style of an organization can be; absent: as before. */
export const styleChange = styleContent.extend({ predeterminado: z.boolean().optional() });
export type StyleChange = z.infer<typeof styleChange>;

export const keptStyle = z.object({
  id: z.uuid(),
  nombre: z.string(),
  version: z.int(),
  estilo: reportStyle,
  usuario_nombre: z.string(),
  updated_at: z.string(),
  /** Whether the caller may change and delete it. */
  can_edit: z.boolean(),
  /** Whether what is added to reports begins with it; absent: no. */
  predeterminado: z.boolean().optional(),
  /** Whether the caller may say so; absent: no. */
  can_set_default: z.boolean().optional(),
});
export type KeptStyle = z.infer<typeof keptStyle>;

export const get_styles = endpoint({
  name: 'get_styles',
  method: 'GET',
  path: '/report/get_styles',
  roles: STAFF,
  response: z.array(keptStyle),
  kind: 'json',
});

const saved = z.object({ result: keptStyle });

export const create_style = endpoint({
  name: 'create_style',
  method: 'POST',
  path: '/report/create_style',
  roles: STAFF,
  body: styleContent,
  bodyLimit: BODY_LIMITS.small,
  response: saved,
  kind: 'json',
});

/** `version`: the one that was edited. Which style new items begin with is for administrators. */
export const update_style = endpoint({
  name: 'update_style',
  method: 'PUT',
  path: '/report/update_style',
  roles: STAFF,
  body: styleChange.extend({ id: z.uuid(), version: z.int().min(1) }),
  bodyLimit: BODY_LIMITS.small,
  response: saved,
  kind: 'json',
});

/** Reports that it was applied to stay as they are. */
export const delete_style = endpoint({
  name: 'delete_style',
  method: 'DELETE',
  path: '/report/delete_style',
  roles: STAFF,
  query: z.object({ id: z.uuid() }),
  response: z.object({ result: z.object({ id: z.uuid() }) }),
  kind: 'json',
});

export const styleEndpoints = { get_styles, create_style, update_style, delete_style };
