/** The calls of blocks: sections that an organization keeps to insert them in many reports. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { reportNumber } from '../api/report-number.ts';
import { MAX_PARAMETERS, reportParameter } from '../data/parameter.ts';
import { blockName } from '../report/block-reference.ts';
import { layout } from '../report/report.ts';

/** Blocks of an organization. */
export const MAX_BLOCKS = 200;
/** Reports that a change of a block is put into by one call. */
export const MAX_APPLIED = 50;

/** `parametros`: those that the section uses. */
export const blockContent = z.object({
  nombre: blockName,
  seccion: layout,
  parametros: z.array(reportParameter).max(MAX_PARAMETERS),
});
export type BlockContent = z.infer<typeof blockContent>;

export const blockSummary = z.object({
  id: z.uuid(),
  nombre: z.string(),
  version: z.int(),
  usuario_nombre: z.string(),
  updated_at: z.string(),
  /** Whether the caller may change and delete it. */
  can_edit: z.boolean(),
});
export type BlockSummary = z.infer<typeof blockSummary>;

export const get_blocks = endpoint({
  name: 'get_blocks',
  method: 'GET',
  path: '/report/get_blocks',
  roles: STAFF,
  response: z.array(blockSummary),
  kind: 'json',
});

const blockId = z.object({ id: z.uuid() });

export const get_block = endpoint({
  name: 'get_block',
  method: 'GET',
  path: '/report/get_block',
  roles: STAFF,
  query: blockId,
  response: z.object({ result: blockContent.extend({ id: z.uuid(), version: z.int() }) }),
  kind: 'json',
});

const saved = z.object({ result: blockSummary });

export const create_block = endpoint({
  name: 'create_block',
  method: 'POST',
  path: '/report/create_block',
  roles: STAFF,
  body: blockContent,
  bodyLimit: BODY_LIMITS.report,
  response: saved,
  kind: 'json',
});

/** `version`: the one that was edited. */
export const update_block = endpoint({
  name: 'update_block',
  method: 'PUT',
  path: '/report/update_block',
  roles: STAFF,
  body: blockContent.extend({ id: z.uuid(), version: z.int().min(1) }),
  bodyLimit: BODY_LIMITS.report,
  response: saved,
  kind: 'json',
});

/** Sections that were inserted from it stay in their reports. */
export const delete_block = endpoint({
  name: 'delete_block',
  method: 'DELETE',
  path: '/report/delete_block',
  roles: STAFF,
  query: blockId,
  response: z.object({ result: z.object({ id: z.uuid() }) }),
  kind: 'json',
});

export const blockEffect = z.object({
  id_report: z.int(),
  nombre: z.string(),
  updated_at: z.string(),
  /** The oldest that the report has of it. */
  version: z.int(),
  can_edit: z.boolean(),
  /** What would differ in the report. */
  changes: z.array(z.string()),
  /** Why the report could not be saved with it. */
  problem: z.string().nullable(),
});
export type BlockEffect = z.infer<typeof blockEffect>;

/** The reports that use a block, and what its current version changes in each. */
export const get_block_effects = endpoint({
  name: 'get_block_effects',
  method: 'GET',
  path: '/report/get_block_effects',
  roles: STAFF,
  query: blockId,
  response: z.object({
    result: z.object({ nombre: z.string(), version: z.int(), reportes: z.array(blockEffect) }),
  }),
  kind: 'json',
});

/** Puts the current version of a block into reports, each as it was when its effects were shown. */
export const apply_block = endpoint({
  name: 'apply_block',
  method: 'POST',
  path: '/report/apply_block',
  roles: STAFF,
  body: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    reportes: z
      .array(z.object({ id: reportNumber, updated_at: z.iso.datetime() }))
      .min(1)
      .max(MAX_APPLIED),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({
    /** `reason`: why a report stays as it is. */
    result: z.array(z.object({ id_report: z.int(), reason: z.string().nullable() })),
  }),
  kind: 'json',
});

export const blockEndpoints = {
  get_blocks,
  get_block,
  create_block,
  update_block,
  delete_block,
  get_block_effects,
  apply_block,
};
