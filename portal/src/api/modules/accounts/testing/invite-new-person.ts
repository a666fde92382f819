import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { readAnswer } from '../../../testing/read-answer.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { TEST_PASSWORD, type TestPerson } from '../../../testing/test-people.ts';

/** A new user of the organization of `by`, who accepted the invitation and can log in with the tests' password. */
export async function inviteNewPerson(
  portal: TestPortal,
  by: TestPerson,
  role: 'Admin' | 'Ejecutivo',
): Promise<TestPerson> {
  const mail = `${randomUUID()}@pruebas.test`;
  const { organizationId } = by;
  const { token } = await portal.openSession(by);
  const user = { name: 'Inés Ríos', mail, role_enum: role };
  const created = await portal.send(endpoints.create_user, {
    token,
    body: { user, organization_id: organizationId },
  });
  const { id } = await readAnswer(endpoints.create_user, created);
  await portal.runJobs();
  const invitation = (await portal.takeMails()).find(({ to }) => to === mail);
  const body = { id: invitation?.link.slice(-36), password: TEST_PASSWORD };
  await readAnswer(endpoints.accept_invitation, await portal.send(endpoints.accept_invitation, { body }));
  return { id, organizationId, name: user.name, mail, role, clientId: null };
}
