import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from './directory-driver.ts';

type DirectoryPortal = { portal: TestPortal } & Record<
  'admin' | 'ejecutivo' | 'client' | 'stranger',
  DirectoryDriver
>;

/** A test portal, with a directory driver for each user. */
export async function startDirectoryPortal(): Promise<DirectoryPortal> {
  const portal = await startTestPortal();
  return {
    portal,
    admin: await directoryDriver(portal, PEOPLE.Admin),
    ejecutivo: await directoryDriver(portal, PEOPLE.Ejecutivo),
    client: await directoryDriver(portal, PEOPLE.client),
    stranger: await directoryDriver(portal, STRANGER),
  };
}
