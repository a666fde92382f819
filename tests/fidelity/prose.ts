import { newItem } from '@lienzo/schema/report/new-item';
import { emptyReport, type Layout } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import type { StarterReport } from '@lienzo/templates/reports/starter-report';

const SENTENCES = [
  'La nómina de la quincena se calcula con las incidencias capturadas hasta el cierre del periodo.',
  'Las horas extra dobles y triples se pagan con el salario diario vigente el día en que se trabajaron.',
  'El certificado de incapacidad se entrega a más tardar tres días después de su expedición.',
  'Ningún movimiento afiliatorio se presenta sin el número de seguridad social de la persona.',
  'El despacho resguarda los expedientes; cada cliente los consulta desde su carpeta.',
  'Antes de autorizar, compara los totales del registro con los del periodo anterior: percepciones, deducciones y neto.',
];

const text = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => SENTENCES[(from * 5 + at * 7) % SENTENCES.length]).join(' ');

/** A page of running text in columns of all widths, in sizes that are no whole pixels. */
function pageOf(size: number, index: number): Layout[] {
  return [[100], [50, 50], [35, 65], [25, 40, 35]].map((widths, row) => ({
    index: index * 4 + row,
    separation: row === 0 && index > 0,
    items: widths.map((tamaño, column) => ({
      ...newItem('texto'),
      tamaño,
      estilo_item: { font_size: size },
      valor: plainRichText(text(index + row + column, tamaño > 60 ? 4 : 2)),
    })),
  }));
}

/** What starter reports have little of: lines that break because they are full. */
export const prose: StarterReport = {
  id: 'empleados-por-centro',
  nombre: 'Texto corrido',
  descripcion: '',
  categoria: 'Personal',
  report: { ...emptyReport('Texto corrido'), layouts: [8, 9.5, 10, 11, 12].flatMap(pageOf) },
  rows: {},
};
