import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import {
  isPayable,
  type Payment,
  type PaymentLayout,
  writePayments,
} from '@lienzo/schema/runs/payment-layout';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { listPayments, type ProductOrder } from '../../payroll/payroll.ts';
import { deliverToFolder } from '../../renders/renders.ts';
import type { ProductServices } from '../services.ts';
import { ownerOf } from './product-name.ts';

/** Where it goes, and under which key it is stored once. */
type BankFile = { folderId: string; path: string[]; key: string; replaces: string | undefined };

/**
 * The file that a bank reads, of everybody whom its layout can pay.
 * @returns the file, and a sentence of whom it pays and who is left out.
 * @throws LayoutError something does not fit, or does not add up.
 */
export async function storeBankFile(
  services: ProductServices,
  actor: Actor,
  { period }: ProductOrder,
  { layout, ...file }: BankFile & { layout: PaymentLayout },
): Promise<{ fileId: string; message: string }> {
  const all = await inTenant(services.db, actor, (trx) => listPayments(trx, actor.organizationId, period.id));
  const paid = all.filter((one) => isPayable(layout, one));
  const left = all.filter((one) => !isPayable(layout, one));
  // One byte a character: only plain letters are written.
  const bytes = Buffer.from(writePayments(layout, paid, period.payment_date), 'latin1');
  const { sha256, size } = await services.files.put(bytes);
  const name = `${productMessages.bankFile(layout)} ${ownerOf(period)}.txt`;
  const order = { ...file, paysheetId: period.paysheet_id };
  const { fileId } = await deliverToFolder(services, actor, {
    ...order,
    file: { sha256, size, name, media_type: 'text/plain' },
  });
  const message = productMessages.paid(layout, { ...summary(paid), left: summary(left) });
  return { fileId, message };
}

const summary = (payments: readonly Payment[]): { people: number; total: string } => ({
  people: payments.length,
  total: payments.reduce((sum, { importe }) => sum.plus(importe), new ExactDecimal(0)).toFixed(2),
});
