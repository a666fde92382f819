import { expect, it } from 'vitest';
import { describeChanges } from '../changes/describe-changes.ts';
import { diffReports } from '../changes/diff-reports.ts';
import { usesOrganizationLogo } from './organization-logo.ts';
import {
  mapPageTexts,
  type PageRegions,
  pageTexts,
  type ReportRegions,
  regionsOfPage,
  withZones,
  withZoneText,
  zoneTexts,
} from './page-regions.ts';
import { placedFormulas } from './placed-formulas.ts';
import { emptyReport, type ReportDocument } from './report.ts';
import { plainRichText, type RichText } from './rich-text.ts';
import { validateReport } from './validate-report.ts';

const plain = (regions: Partial<ReportRegions>): ReportRegions => ({
  header: null,
  footer: null,
  ...regions,
});
const zoned: PageRegions = plain({
  header: plainRichText('Despacho'),
  header_zonas: { centro: plainRichText('Constancia'), derecha: null },
});
const textsOf = (text: RichText): string =>
  text.content
    .map((block) =>
      block.type === 'paragraph'
        ? (block.content ?? []).map((node) => (node.type === 'text' ? node.text : '')).join('')
        : '',
    )
    .join('|');
const inline = (node: object): RichText =>
  ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] }) as RichText;

it('has one text as wide as the page, or three zones from the left', () => {
  expect(zoneTexts(plain({}), 'header')).toEqual([]);
  expect(zoneTexts(plain({ footer: plainRichText('1') }), 'footer').map(({ zone }) => zone)).toEqual([
    'todo',
  ]);
  expect(zoneTexts(zoned, 'header').map(({ zone, text }) => [zone, textsOf(text)])).toEqual([
    ['izquierda', 'Despacho'],
    ['centro', 'Constancia'],
    ['derecha', ''],
  ]);
});

it('keeps every text when zones become one again, each at its side', () => {
  const merged = { ...zoned, ...withZones(zoned, 'header', false) };
  expect(zoneTexts(merged, 'header')).toMatchObject([
    { zone: 'todo', text: { content: [{}, { attrs: { textAlign: 'center' } }] } },
  ]);
  expect(textsOf(merged.header ?? plainRichText(''))).toBe('Despacho|Constancia');
  const again = { ...merged, ...withZones(merged, 'header', true) };
  expect(zoneTexts(again, 'header').map(({ text }) => textsOf(text))).toEqual([
    'Despacho|Constancia',
    '',
    '',
  ]);
});

it('writes a zone without touching the others', () => {
  const written = {
    ...zoned,
    ...withZoneText(zoned, 'header', { zone: 'derecha', text: plainRichText('F-1') }),
  };
  expect(zoneTexts(written, 'header').map(({ text }) => textsOf(text))).toEqual([
    'Despacho',
    'Constancia',
    'F-1',
  ]);
});

it('shows the regions of the first page there alone, none if it has none', () => {
  const page = { ...zoned, primera_pagina: plain({}) };
  expect(zoneTexts(regionsOfPage(page, true), 'header')).toEqual([]);
  expect(zoneTexts(regionsOfPage(page, false), 'header')).toHaveLength(3);
  expect(regionsOfPage(zoned, true)).toBe(zoned);
});

it('is walked in every zone and on the first page: chips, the logo, columns that nobody supplies', () => {
  const { page } = emptyReport();
  const inZone = (text: RichText): ReportDocument => ({
    ...emptyReport('Carta'),
    page: {
      ...page,
      primera_pagina: plain({ header_zonas: { centro: null, derecha: text } }),
    },
  });
  expect(usesOrganizationLogo(inZone(inline({ type: 'field', attrs: { field: 'logo' } })))).toBe(true);
  expect(placedFormulas(inZone(inline({ type: 'formula', attrs: { formula: '1+1' } })))).toEqual([
    { uuid: null, formula: '1+1' },
  ]);
  const messages = validateReport(inZone(inline({ type: 'column', attrs: { column: 'employees.name' } })));
  expect(messages.map(({ message }) => message)).toContain(
    'El encabezado o el pie usa la columna “Nombre completo”; sus columnas saldrían vacías, quítala.',
  );
  const mapped = mapPageTexts(inZone(plainRichText('a')).page, () => plainRichText('b'));
  expect(pageTexts(mapped).map(textsOf)).toEqual(['', '', 'b', 'b']);
});

it('is named where two versions differ', () => {
  const before = emptyReport('Carta');
  const said = (page: Partial<ReportDocument['page']>): string[] => {
    const after = { ...before, page: { ...before.page, ...page } };
    return describeChanges(before, after, diffReports(before, after));
  };
  expect(said({ header_zonas: { centro: null, derecha: plainRichText('F-1') } })).toEqual([
    'Cambió el encabezado de la página.',
  ]);
  expect(said({ primera_pagina: plain({}) })).toEqual([
    'Cambió el encabezado o el pie de la primera página.',
  ]);
});
