import type { ReportItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { captureReceipt, isContent, type ReceiptKind, type ReceiptOf } from './capture-receipt.ts';
import {
  headline,
  itemUuid,
  lead,
  sections,
  signature,
  starterDocument,
  subtitle,
  terms,
} from './compose-report.ts';
import { bold, field, lineBreak } from './compose-text.ts';
import { withLogo } from './own-report.ts';

export type AcknowledgementOf = ReceiptOf & {
  id_humansite: string;
  proceso: string;
  /** In words: "Quincena 1, del 01/01/2026 al 15/01/2026". */
  periodo: string;
  /** In words, with who and when. */
  estado: string;
  /** What is captured, in this order; a kind without rows is not mentioned. */
  kinds: readonly ReceiptKind[];
};

const REPORT = 40;
const TITLES: Record<ReceiptKind, string> = {
  incidents: 'Incidencias',
  overtime: 'Horas extra',
  disabilities: 'Incapacidades',
};

/**
 * 'Acuse de nómina': everything that is captured of a payroll in a period, with room for the signatures of who hands it
 * over and who receives it (specification 3 §7, get_acuse_nomina).
 */
export function payrollAcknowledgement(source: AcknowledgementOf): ReportDocument {
  const report = starterDocument(
    `Acuse de nómina ${source.id_humansite}`,
    'horizontal',
    sections(
      headline(REPORT, 'Acuse de nómina'),
      [lead(itemUuid(REPORT, 3), 'Lo capturado en el periodo. Emitido el ', field('date'), '.')],
      [facts(source)],
    ),
  );
  const captured = source.kinds.flatMap((kind, at) => contentOf(kind, source, at));
  const nothing = [terms(itemUuid(REPORT, 5), {}, 'No hay nada capturado en el periodo.')];
  const rows = captured.length > 0 ? captured : [nothing];
  const signatures = [signature(itemUuid(REPORT, 8), 'Entregó'), signature(itemUuid(REPORT, 9), 'Recibió')];
  const layouts = [...report.layouts, ...sections(...rows, signatures)];
  return withLogo(
    { ...report, layouts: layouts.map((layout, index) => ({ ...layout, index })) },
    source.logo,
  );
}

const facts = ({ cliente, nomina, proceso, periodo, estado }: AcknowledgementOf) =>
  terms(
    itemUuid(REPORT, 4),
    {},
    ...[bold('Cliente: '), cliente, lineBreak, bold('Nómina: '), nomina, lineBreak],
    ...[bold('Proceso: '), proceso, lineBreak, periodo, lineBreak],
    ...[bold('Estado: '), estado],
  );

/** The tables of a receipt with their headings, below a heading of the kind. */
function contentOf(kind: ReceiptKind, subject: ReceiptOf, at: number): ReportItem[][] {
  const { layouts } = captureReceipt(kind, subject);
  const from = layouts.findIndex(isContent);
  const own = layouts.slice(from).map(({ items }) => items.map(lowered));
  return [[subtitle(itemUuid(REPORT, 20 + at), TITLES[kind])], ...own];
}

const lowered = (item: ReportItem): ReportItem => (item.nombre === 'titulo' ? { ...item, nivel: 3 } : item);
