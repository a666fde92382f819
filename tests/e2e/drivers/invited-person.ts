/** A collaborator of one's own, so that tests do not lock each other's accounts. */
import { endpoints } from '@lienzo/schema/endpoints';
import { signIn } from '../../portal/portal-client.ts';
import { mailedLink } from './mailed-link.ts';
import { url } from './portal-under-test.ts';

export type InvitedPerson = { id: string; name: string; mail: string; password: string };

const ADMIN = 'admin@norte.test';
let invited = 0;

/** Invites somebody to the second organization; `accept` sets their password by the mailed link. */
export async function invitePerson(
  name: string,
  { role = 'Ejecutivo', accept = true }: { role?: 'Admin' | 'Ejecutivo'; accept?: boolean } = {},
): Promise<InvitedPerson> {
  const address = url();
  const admin = await signIn(address, ADMIN);
  const [someone] = await admin.call(endpoints.organization_users);
  if (someone === undefined) throw new Error('the organization has nobody');
  invited += 1;
  const mail = `persona-${Date.now()}-${invited}@norte.test`;
  const { id } = await admin.call(endpoints.create_user, {
    body: { user: { name, mail, role_enum: role }, organization_id: someone.organization_id },
  });
  const password = 'Nueve-Faros-26';
  if (accept) {
    const link = await mailedLink(mail, 'newpassword');
    await admin.call(endpoints.accept_invitation, { body: { id: link.slice(-36), password } });
  }
  return { id, name, mail, password };
}
