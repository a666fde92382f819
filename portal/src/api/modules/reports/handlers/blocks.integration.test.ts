import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { type Layout, type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { sectionOfBlock } from '@lienzo/schema/report/report-blocks';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { blockMessages } from '@lienzo/schema/reports/block-messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { parametro, reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (who: Role) => ({ token: tokens.get(who) ?? '' });
const textOf = (text: string) => ({ ...newItem('texto'), valor: plainRichText(text) });
const sectionOf = (...items: Layout['items']): Layout => ({ index: 0, separation: false, items });
let names = 0;
const nameOf = (word: string): string => `${word} ${++names}`;

async function createBlock(who: Role, seccion: Layout, nombre = nameOf('Bloque')) {
  const body = { nombre, seccion, parametros: [] };
  const response = await portal.send(endpoints.create_block, { ...as(who), body });
  return (await readAnswer(endpoints.create_block, response)).result;
}
const load = async (id: string) =>
  (
    await readAnswer(
      endpoints.get_block,
      await portal.send(endpoints.get_block, { ...as('Admin'), query: { id } }),
    )
  ).result;
const change = (who: Role, id: string, version: number, seccion: Layout, nombre = nameOf('Bloque')) =>
  portal.send(endpoints.update_block, { ...as(who), body: { id, version, nombre, seccion, parametros: [] } });
/** A saved report that has a block and another text. */
async function reportWith(who: Role, id: string, more: Partial<ReportDocument> = {}): Promise<number> {
  const { section } = sectionOfBlock(await load(id), []);
  const own = reportOf([textOf('Propio')], { nombre: nameOf('Reporte'), ...more });
  const reporte = { ...own, layouts: [...own.layouts, { ...section, index: 1 }] };
  const saved = await portal.send(endpoints.create_report, { ...as(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
}
const read = async (id: number) =>
  readAnswer(
    endpoints.get_report,
    await portal.send(endpoints.get_report, { ...as('Admin'), query: { id: String(id) } }),
  );
const effectsOf = async (who: Role, id: string) =>
  (
    await readAnswer(
      endpoints.get_block_effects,
      await portal.send(endpoints.get_block_effects, { ...as(who), query: { id } }),
    )
  ).result;
const apply = (who: Role, id: string, version: number, reportes: { id: number; updated_at: string }[]) =>
  portal.send(endpoints.apply_block, { ...as(who), body: { id, version, reportes } });

it('a changed block is offered to each report with what differs, and put into those that are chosen', async () => {
  const first = textOf('Aviso de privacidad');
  const block = await createBlock('Ejecutivo', sectionOf(first));
  const [chosen, left] = [await reportWith('Ejecutivo', block.id), await reportWith('Ejecutivo', block.id)];
  const before = await read(chosen);
  const changed = { ...first, tamaño: 50, valor: plainRichText('Aviso de privacidad 2027') };
  const answer = await change(
    'Ejecutivo',
    block.id,
    1,
    sectionOf(changed, { ...textOf('Nuevo'), tamaño: 50 }),
    block.nombre,
  );
  expect((await readAnswer(endpoints.update_block, answer)).result.version).toBe(2);

  const effects = await effectsOf('Ejecutivo', block.id);
  expect(effects).toMatchObject({ nombre: block.nombre, version: 2 });
  const effect = effects.reportes.find(({ id_report }) => id_report === chosen);
  expect(effect).toMatchObject({ version: 1, can_edit: true, problem: null });
  expect(effect?.changes.join(' ')).toMatch(/Se agregó el texto “Nuevo”.*pasó de “Aviso de privacidad” a/);

  const reportes = effects.reportes.filter(({ id_report }) => id_report === chosen);
  const applied = await readAnswer(
    endpoints.apply_block,
    await apply(
      'Ejecutivo',
      block.id,
      2,
      reportes.map(({ id_report: id, updated_at }) => ({ id, updated_at })),
    ),
  );
  expect(applied.result).toEqual([{ id_report: chosen, reason: null }]);
  const after = await read(chosen);
  expect(after.layouts[1]).toMatchObject({ bloque: { version: 2 }, items: [{ valor: changed.valor }, {}] });
  // The text is the same one as before, and the rest of the report is as it was.
  expect(after.layouts[1]?.items[0]?.uuid).toBe(before.layouts[1]?.items[0]?.uuid);
  expect(after.layouts[0]).toEqual(before.layouts[0]);
  expect((await read(left)).layouts[1]).toMatchObject({ bloque: { version: 1 } });
  const audit = await readAnswer(
    endpoints.get_audit_report,
    await portal.send(endpoints.get_audit_report, as('Ejecutivo')),
  );
  const movements = audit.result.filter(({ id_reporte }) => id_reporte === chosen);
  expect(movements.map(({ tipo_movimiento }) => tipo_movimiento)).toEqual(['Editado', 'Creado']);
});

it('a report that was saved meanwhile, or may not be edited, stays as it is and is told of', async () => {
  const block = await createBlock('Admin', sectionOf(textOf('Firma')));
  const own = await reportWith('Ejecutivo', block.id);
  const foreign = await reportWith('Admin', block.id);
  await change('Admin', block.id, 1, sectionOf(textOf('Firma nueva')), block.nombre);
  expect((await effectsOf('Ejecutivo', block.id)).reportes.map(({ id_report }) => id_report)).toEqual([own]);
  const at = '2026-01-01T00:00:00.000Z';
  const { result } = await readAnswer(
    endpoints.apply_block,
    await apply('Ejecutivo', block.id, 2, [
      { id: own, updated_at: at },
      { id: foreign, updated_at: at },
    ]),
  );
  expect(result).toEqual([
    { id_report: own, reason: blockMessages.effects.conflict },
    { id_report: foreign, reason: blockMessages.effects.gone },
  ]);
  const older = await apply('Ejecutivo', block.id, 1, [{ id: own, updated_at: at }]);
  expect((await readErrors(older))[0]?.code).toBe('block_conflict');
});

it('a deleted block leaves its sections in the reports', async () => {
  const block = await createBlock('Admin', sectionOf(textOf('Pie')));
  const report = await reportWith('Admin', block.id);
  const before = await read(report);
  await portal.send(endpoints.delete_block, { ...as('Admin'), query: { id: block.id } });
  expect(await read(report)).toEqual(before);
  const gone = await portal.send(endpoints.get_block_effects, { ...as('Admin'), query: { id: block.id } });
  expect(gone.status).toBe(404);
});

it('refuses a block in a block, an empty one, one that could not be saved, and a name twice', async () => {
  const block = await createBlock('Admin', sectionOf(textOf('Uno')));
  const nested = (await read(await reportWith('Admin', block.id))).layouts[1];
  if (nested === undefined) throw new Error('no section');
  const refused = async (seccion: Layout, nombre = nameOf('Otro')) => {
    const body = { nombre, seccion, parametros: [] };
    const response = await portal.send(endpoints.create_block, { ...as('Admin'), body });
    return (await readErrors(response))[0]?.message;
  };
  expect(await refused(nested)).toBe(blockMessages.nested(block.nombre));
  expect(await refused(sectionOf())).toBe(blockMessages.emptySection);
  expect(await refused(sectionOf(newItem('tabla')))).toMatch(/^La sección no se puede guardar como bloque: /);
  expect(await refused(sectionOf(textOf('Dos')), block.nombre.toUpperCase())).toMatch(/^Ya hay un bloque/);
});

it('only administrators and who made it change a block; a stale version changes nothing', async () => {
  const block = await createBlock('Admin', sectionOf(textOf('Uno')));
  expect((await change('Ejecutivo', block.id, 1, sectionOf(textOf('Dos')))).status).toBe(403);
  expect((await change('Admin', block.id, 1, sectionOf(textOf('Dos')))).status).toBe(200);
  const stale = await change('Admin', block.id, 1, sectionOf(textOf('Tres')));
  expect((await readErrors(stale))[0]?.code).toBe('block_conflict');
});

it('brings the parameters that it uses, once, and those that ask the same are the report’s own', async () => {
  const filtered = tabla(['employees.name']);
  const uses = { ...parametro('centro'), nombre: 'Centro' };
  const text = {
    ...newItem('texto'),
    valor: {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [{ type: 'parameter' as const, attrs: { parameter: 'centro' } }],
        },
      ],
    },
  };
  const block = {
    id: crypto.randomUUID(),
    nombre: 'B',
    version: 1,
    seccion: sectionOf(text, filtered),
    parametros: [uses],
  };
  const alone = sectionOfBlock(block, []);
  expect(alone.added).toEqual([uses]);
  const same = sectionOfBlock(block, [{ ...uses, id: 'propio' }]);
  expect(same.added).toEqual([]);
  expect(JSON.stringify(same.section.items)).toContain('"parameter":"propio"');
  expect(
    new Set(reportItems({ layouts: [{ ...same.section, index: 0 }] }).map(({ uuid }) => uuid)).size,
  ).toBe(2);
});
