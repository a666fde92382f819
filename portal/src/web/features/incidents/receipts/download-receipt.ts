import type { ReceiptKind, ReceiptOf } from '@lienzo/templates/reports/capture-receipt';
import { downloadJobs } from '../../../shared/downloads/download-jobs';
import { organizationLogo } from '../../../shared/reports/organization-logo';

export type ReceiptPayroll = Omit<ReceiptOf, 'logo'> & {
  /** Tells the files of several payrolls apart. */
  id_humansite: string;
};

/** Asks for the receipt of each payroll: a file each, which the server makes. */
export async function downloadReceipts(
  kind: ReceiptKind,
  format: 'pdf' | 'xlsx',
  payrolls: readonly ReceiptPayroll[],
): Promise<void> {
  const { captureReceipt, receiptName } = await import('@lienzo/templates/reports/capture-receipt');
  for (const { id_humansite, paysheet_id, initial_date, end_date } of payrolls) {
    const name = receiptName(kind, format);
    const nombre = payrolls.length > 1 ? `${name}_${id_humansite}` : name;
    const reporte = {
      ...captureReceipt(kind, { paysheet_id, initial_date, end_date, logo: organizationLogo() }),
      nombre,
    };
    downloadJobs.startReport(nombre, { reporte, format });
  }
}
