import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import {
  type delete_payment_layout,
  PREVIEW_LEFT,
  PREVIEW_LINES,
  type payment_layouts,
  type preview_payment_layout,
  type save_payment_layout,
} from '@lienzo/schema/runs/layout-endpoints';
import { layoutMessages } from '@lienzo/schema/runs/layout-messages';
import { layoutProblems } from '@lienzo/schema/runs/layout-problems';
import {
  isPayable,
  LayoutError,
  type Payment,
  type PaymentLayout,
  writePayments,
} from '@lienzo/schema/runs/payment-layout';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  addLayoutVersion,
  listLayoutChanges,
  listOwnLayouts,
  lockLayouts,
  type OwnLayout,
} from '../repositories/payment-layouts.ts';
import { listPayments } from '../repositories/payments.ts';
import { findRunPeriod } from '../repositories/run-periods.ts';
import type { Handler } from '../services.ts';

export const getPaymentLayouts: Handler<typeof payment_layouts> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    layouts: await listOwnLayouts(trx, caller.organizationId),
    changes: await listLayoutChanges(trx, caller.organizationId),
  }));

/** @throws DomainError not_found: somebody has changed the layout meanwhile, or taken it away. */
export const savePaymentLayout: Handler<typeof save_payment_layout> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await lockLayouts(trx, caller.organizationId);
    if (body.version !== undefined) await currentLayout(trx, caller.organizationId, body.version);
    const content = { ...body.layout, ejemplo: false };
    const version = await addLayoutVersion(trx, caller, {
      ...{ nombre: content.nombre, content, replaces: body.version },
    });
    return { version, message: layoutMessages.saved(content.nombre) };
  });

/** @throws DomainError not_found: somebody has changed the layout meanwhile, or taken it away. */
export const deletePaymentLayout: Handler<typeof delete_payment_layout> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    await lockLayouts(trx, caller.organizationId);
    const { layout } = await currentLayout(trx, caller.organizationId, body.version);
    await addLayoutVersion(trx, caller, { nombre: layout.nombre, content: null, replaces: body.version });
    return { message: layoutMessages.removed(layout.nombre) };
  });

async function currentLayout(
  trx: TenantTransaction,
  organizationId: string,
  version: number,
): Promise<OwnLayout> {
  const match = (await listOwnLayouts(trx, organizationId)).find((one) => one.version === version);
  if (match === undefined)
    throw new DomainError({ code: 'not_found', field: 'version', message: layoutMessages.changedMeanwhile });
  return match;
}

/** @throws DomainError not_found: the period is unknown, or of another payroll. */
export const previewPaymentLayout: Handler<typeof preview_payment_layout> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await findRunPeriod(trx, caller.organizationId, body.period);
    if (period === undefined || period.paysheet_id !== body.nomina_id)
      throw new DomainError({ code: 'not_found', field: 'period' });
    return previewOf(
      body.layout,
      await listPayments(trx, caller.organizationId, period.id),
      period.payment_date,
    );
  });

const sumOf = (payments: readonly Payment[]): string =>
  payments.reduce((sum, { importe }) => sum.plus(importe), new ExactDecimal(0)).toFixed(2);

function previewOf(layout: PaymentLayout, payments: readonly Payment[], day: string) {
  const paid = payments.filter((one) => isPayable(layout, one));
  const left = payments.filter((one) => !isPayable(layout, one));
  const figures = {
    people: paid.length,
    total: sumOf(paid),
    left: {
      ...{ people: left.length, total: sumOf(left) },
      names: left.slice(0, PREVIEW_LEFT).map(({ nombre }) => nombre),
    },
  };
  const problems = layoutProblems(layout);
  if (problems.length > 0) return { ...figures, problems, lines: [] };
  try {
    const all = writePayments(layout, paid, day).split('\r\n').slice(0, -1);
    const { encabezado, pie } = layout;
    const shown = all.slice(0, encabezado.length + Math.min(paid.length, PREVIEW_LINES));
    return { ...figures, problems, lines: [...shown, ...(pie.length === 0 ? [] : all.slice(-pie.length))] };
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    return { ...figures, problems: [layoutMessages.doesNotFit], lines: [] };
  }
}
