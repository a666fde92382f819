import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { callFile } from '../../../shared/api/call';
import { saveFile } from '../../../shared/downloads/save-file';
import type { PayrollPeriod } from '../capture-queries';

const { csv: texts } = captureMessages.receipts;

/** What is written: by row, as another payroll system loads it, or as bulk files have it (specification 3 §7). */
export const CSV_CHOICES = [
  { label: texts.incidents, type: 'I', masiva: 'false', name: 'incidencias' },
  { label: texts.bulk, type: 'I', masiva: 'true', name: 'incidencias_carga_masiva' },
  { label: texts.overtime, type: 'E', masiva: 'false', name: 'horas_extra' },
] as const;

/** A file of each payroll. */
export async function downloadCsv(
  { type, masiva, name }: (typeof CSV_CHOICES)[number],
  payrolls: readonly (PayrollPeriod & { id_humansite: string })[],
): Promise<void> {
  for (const { paysheet_id, period_id, id_humansite } of payrolls) {
    const query = { paysheet_id, period_id, type, masiva };
    const file = payrolls.length > 1 ? `${name}_${id_humansite}` : name;
    await saveFile(await callFile(endpoints.get_csv_incident, { query }), `${file}.csv`);
  }
}
