import { CAPTURED_NAMES } from '@lienzo/schema/bulk/bulk-line';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { endpoints } from '@lienzo/schema/endpoints';
import type { ReceiptOf } from '@lienzo/templates/reports/capture-receipt';
import { call, callFile } from '../../../shared/api/call';
import { downloadJobs } from '../../../shared/downloads/download-jobs';
import { saveFile } from '../../../shared/downloads/save-file';
import { organizationLogo } from '../../../shared/reports/organization-logo';

export type ReceiptPayroll = Omit<ReceiptOf, 'logo'> & {
  period_id: number;
  /** Tells the files of several payrolls apart. */
  id_humansite: string;
};

/** Asks for the receipt of each payroll: a file each, which the server makes. */
export async function downloadReceipts(
  kind: CaptureKind,
  format: 'pdf' | 'xlsx',
  payrolls: readonly ReceiptPayroll[],
): Promise<void> {
  // Overtime as Excel is in blocks of nine hours (specification 3 §9).
  if (kind === 'E' && format === 'xlsx') return downloadCaptured('E', payrolls);
  const { captureReceipt, RECEIPT_OF, receiptName } = await import(
    '@lienzo/templates/reports/capture-receipt'
  );
  for (const { paysheet_id, cliente, nomina, initial_date, end_date, ...payroll } of payrolls) {
    const nombre = nameOf(receiptName(RECEIPT_OF[kind], format), payroll, payrolls);
    const source = { paysheet_id, cliente, nomina, initial_date, end_date, logo: organizationLogo() };
    const reporte = { ...captureReceipt(RECEIPT_OF[kind], source), nombre };
    downloadJobs.startReport(nombre, { reporte, format });
  }
}

const BOOKS = {
  I: endpoints.get_xls_incident,
  E: endpoints.get_xls_HorasExtra,
  IN: endpoints.genera_xls_incapacidad,
} as const satisfies Record<CaptureKind, unknown>;

/** What is captured as a workbook: in the shape of bulk load, overtime in blocks of nine hours. */
export async function downloadCaptured(
  kind: CaptureKind,
  payrolls: readonly ReceiptPayroll[],
): Promise<void> {
  for (const { paysheet_id, period_id, ...payroll } of payrolls) {
    const body = { paysheet_id, period_id, contenido: 'capturado' as const };
    const name = nameOf(CAPTURED_NAMES[kind].replace(/\.xlsx$/, ''), payroll, payrolls);
    await saveFile(await callFile(BOOKS[kind], { body }), `${name}.xlsx`);
  }
}

/** 'Acuse de nómina' of each payroll. */
export function downloadAcknowledgements(payrolls: readonly ReceiptPayroll[]): void {
  for (const { paysheet_id, period_id } of payrolls) {
    const query = { paysheet_id: `${paysheet_id}`, period_id: `${period_id}` };
    downloadJobs.start({
      name: captureMessages.acknowledgement.title,
      format: 'pdf',
      ask: async () => (await call(endpoints.get_acuse_nomina, { query })).result,
    });
  }
}

const nameOf = (
  name: string,
  { id_humansite }: Pick<ReceiptPayroll, 'id_humansite'>,
  payrolls: readonly unknown[],
): string => (payrolls.length > 1 ? `${name}_${id_humansite}` : name);
