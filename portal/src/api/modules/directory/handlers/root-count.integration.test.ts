import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../testing/directory-driver.ts';
import { ROOT } from '../testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
beforeAll(async () => {
  portal = await startTestPortal();
  admin = await directoryDriver(portal, PEOPLE.Admin);
});
afterAll(() => portal?.close());

test('a person of the staff is told of the folders at the root that they see, not of how many there are', async () => {
  const ejecutivo = await directoryDriver(portal, PEOPLE.Ejecutivo);
  const all = await admin.get(endpoints.browse, { folder_id: ROOT.id });
  const own = await ejecutivo.get(endpoints.browse, { folder_id: ROOT.id });
  expect(own.total).toBe(own.items.length);
  expect(all.total).toBe(own.total + 1);
});
