/** Styles: how reports look, kept by an organization to apply it to its reports. */
import { reportStyle } from '@lienzo/schema/report/report-style';
import {
  type create_style,
  type delete_style,
  type get_styles,
  type KeptStyle,
  MAX_STYLES,
  type update_style,
} from '@lienzo/schema/reports/style-endpoints';
import { styleMessages } from '@lienzo/schema/reports/style-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canChangeBlock, canSetDefaultStyle } from '../policy.ts';
import {
  countStyles,
  findStyle,
  insertStyle,
  isStyleNameTaken,
  listStyles,
  deleteStyle as removeStyle,
  type StoredStyle,
  setDefaultStyle,
  updateStyle as writeStyle,
} from '../repositories/report-styles.ts';
import type { Handler } from '../services.ts';

export const getStyles: Handler<typeof get_styles> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) =>
    (await listStyles(trx, caller.organizationId)).map((style) => keptFor(caller, style)),
  );

export const createStyle: Handler<typeof create_style> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { nombre, estilo } = body;
    const { organizationId, userId } = caller;
    if ((await countStyles(trx, organizationId)) >= MAX_STYLES)
      throw new DomainError({ code: 'invalid_request', message: styleMessages.tooMany(MAX_STYLES) });
    await refuseTakenName(trx, caller, { nombre, id: null });
    const id = await insertStyle(trx, { organizationId, userId, nombre, style: JSON.stringify(estilo) });
    return { result: keptFor(caller, await loadStyle(trx, caller, id)) };
  });

export const updateStyle: Handler<typeof update_style> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id, version, nombre, estilo, predeterminado } = body;
    const { organizationId } = caller;
    await changeableStyle(trx, caller, id);
    const { is_default } = await loadStyle(trx, caller, id);
    const changesDefault = predeterminado !== undefined && predeterminado !== is_default;
    if (changesDefault && !canSetDefaultStyle(caller)) throw new DomainError('forbidden');
    await refuseTakenName(trx, caller, { nombre, id });
    const style = JSON.stringify(estilo);
    const changed = await writeStyle(trx, { organizationId, id, version, nombre, style });
    if (!changed) throw new DomainError('style_conflict');
    if (changesDefault) await setDefaultStyle(trx, organizationId, { id, isDefault: predeterminado });
    return { result: keptFor(caller, await loadStyle(trx, caller, id)) };
  });

export const deleteStyle: Handler<typeof delete_style> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await changeableStyle(trx, caller, query.id);
    if (!(await removeStyle(trx, caller.organizationId, query.id))) throw new DomainError('not_found');
    return { result: { id: query.id } };
  });

async function changeableStyle(trx: TenantTransaction, caller: Caller, id: string): Promise<void> {
  if (!canChangeBlock(caller, await loadStyle(trx, caller, id))) throw new DomainError('forbidden');
}

async function refuseTakenName(
  trx: TenantTransaction,
  { organizationId }: Caller,
  name: { nombre: string; id: string | null },
): Promise<void> {
  if (await isStyleNameTaken(trx, organizationId, name)) throw new DomainError('style_exists');
}

async function loadStyle(trx: TenantTransaction, caller: Caller, id: string): Promise<StoredStyle> {
  const stored = await findStyle(trx, caller.organizationId, id);
  if (stored === undefined) throw new DomainError('not_found');
  return stored;
}

const keptFor = (
  caller: Caller,
  { id, nombre, version, style, usuario_nombre, updated_at, user_id, is_default }: StoredStyle,
): KeptStyle => ({
  ...{ id, nombre, version, usuario_nombre, updated_at },
  estilo: reportStyle.parse(style),
  can_edit: canChangeBlock(caller, { user_id }),
  predeterminado: is_default,
  can_set_default: canSetDefaultStyle(caller),
});
