import type { HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { formatMediumDate } from '@lienzo/schema/data/format';

const { trail: texts } = captureMessages;

/** A stored row in words: an incident with its concept, hours of a day, or a certificate. */
export function historyLine(
  row: HistoryEntry['before'][number],
  concepts: ReadonlyMap<number, string>,
): string {
  const { fecha, incidencia, id_concepto, horas, folio, fecha_incapacidad, dias_incapacidad } = row;
  if (folio !== undefined)
    return texts.disability(`${folio}`, formatMediumDate(`${fecha_incapacidad}`), `${dias_incapacidad}`);
  const day = formatMediumDate(`${fecha}`);
  if (horas !== undefined) return texts.hours(day, new ExactDecimal(`${horas}`).toString());
  return `${day}: ${concepts.get(Number(id_concepto)) ?? id_concepto} · ${incidencia}`;
}
