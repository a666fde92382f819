import { afterEach, expect, test, vi } from 'vitest';
import { change } from '../actions/changing.ts';
import { EditorDriver } from '../testing/editor-driver.ts';

let driver: EditorDriver | undefined;
afterEach(() => driver?.close());

const withNames = (table: ReturnType<EditorDriver['item']>, tables: string[]) => ({
  uuid: table.uuid,
  nombre: 'tabla' as const,
  fields: {
    selected_tables: tables,
    selected_columns: [
      { column: 'employees.name', data_type: 'text' as const, readable_name: 'Nombre completo' },
    ],
  },
});

test('a refusal of the tables is told apart, because it stands where they are chosen', async () => {
  const refusal = Object.assign(new Error('No tienen relación.'), { code: 'unrelated_tables' });
  driver = new EditorDriver({ host: { loadRows: () => Promise.reject(refusal) } });
  const { store } = driver;
  const table = driver.add('tabla');
  change(store, withNames(table, ['concepts', 'employees']), 'cambiar columnas');
  await vi.waitFor(() =>
    expect(store.getState().rows[table.uuid]).toMatchObject({
      status: 'failed',
      message: 'No tienen relación.',
      unrelated: true,
    }),
  );
});

test('a failure of the rows is none of the tables', async () => {
  driver = new EditorDriver({ host: { loadRows: () => Promise.reject(new Error('Sin conexión.')) } });
  const { store } = driver;
  const table = driver.add('tabla');
  change(store, withNames(table, ['employees']), 'cambiar columnas');
  await vi.waitFor(() =>
    expect(store.getState().rows[table.uuid]).toMatchObject({ message: 'Sin conexión.', unrelated: false }),
  );
});

test('a copy shows the rows of its original at once, and asks for its own when its columns differ', async () => {
  const asked = vi.fn(() => Promise.resolve({ rows: [{ 'employees.name': 'Ana' }], more: false, total: 1 }));
  driver = new EditorDriver({ host: { loadRows: asked } });
  const { store } = driver;
  const rowsOf = (uuid: string) => store.getState().rows[uuid];
  const original = driver.add('tabla');
  change(store, withNames(original, ['employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(rowsOf(original.uuid)?.status).toBe('ready'));
  const copy = driver.add('tabla');
  change(store, withNames(copy, ['employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(rowsOf(copy.uuid)).toEqual(rowsOf(original.uuid)));
  expect(asked).toHaveBeenCalledTimes(1);
  change(store, withNames(copy, ['concepts', 'employees']), 'cambiar columnas');
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});
