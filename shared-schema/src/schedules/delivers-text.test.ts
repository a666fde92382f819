import { expect, it } from 'vitest';
import { NO_KEPT_FILTERS } from '../reports/kept-filters.ts';
import { deliversText } from './delivers-text.ts';

const parts = {
  kind: 'parts',
  column: 'employees.rfc',
  name: 'Recibo {RFC}',
  each: 'mail',
  mail_column: 'employees.email',
} as const;
const further = (report_id: number) => ({ report_id, parametros: {}, kept_filters: NO_KEPT_FILTERS });

it('says in which formats, by which column and where to, and with which reports', () => {
  const textOf = (content: Parameters<typeof deliversText>[0]) =>
    deliversText(content, (id) => (id === 7 ? 'Incidencias' : undefined));
  expect(textOf({ output: { kind: 'report' }, formats: ['pdf', 'xlsx'] })).toBe('PDF y Excel');
  expect(textOf({ output: parts, formats: ['docx'] })).toBe(
    'Por partes, en Word: un archivo por cada RFC, cada uno por correo',
  );
  expect(textOf({ output: { ...parts, each: 'zip', mail_column: null }, formats: ['pdf'] })).toBe(
    'Por partes, en PDF: un archivo por cada RFC, todos en un ZIP',
  );
  const output = {
    kind: 'combination',
    reports: [further(7), further(8)],
    cover: false,
    table_of_contents: false,
  } as const;
  expect(textOf({ output: { ...output, reports: [...output.reports] }, formats: ['pdf'] })).toBe(
    'Junto con “Incidencias” y un reporte que ya no existe, en PDF',
  );
});
