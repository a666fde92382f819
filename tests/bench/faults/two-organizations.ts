/** A running portal with the demonstration's bureau, which is harmed, and another one, which must not feel it. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@lienzo/schema/endpoints';
import { type PortalClient, signIn } from '../../portal/portal-client.ts';
import { type RunningPortal, startPortal } from '../../portal/start-portal.ts';

const NEIGHBOUR = { mail: 'vecina@lienzo.test', password: 'Otra-Nube-Verde-26' };

/** Somebody who has a directory. */
export type Administrator = PortalClient & { rootFolderId: string };

export type TwoOrganizations = {
  portal: RunningPortal;
  /** Of the demonstration's bureau. */
  admin: Administrator;
  /** Of the other one. */
  neighbour: Administrator;
  neighbourId: string;
};

/**
 * @param data an empty directory, the portal's `LIENZO_DATA`.
 * @param variables what else differs in its environment.
 */
export async function startTwoOrganizations(
  data: string,
  variables: Record<string, string> = {},
): Promise<TwoOrganizations> {
  const portal = await startPortal({ ...variables, LIENZO_DATA: data });
  const operator = await signIn(portal.url, 'superadmin@lienzo.test');
  const { id } = await operator.call(endpoints.new_organization, {
    body: {
      name: 'Bureau vecino',
      folderName: 'Bureau vecino',
      domain: 'vecino',
      ui: { primary_color: '2545C4', secondary_color: '22A7F2' },
    },
  });
  await operator.call(endpoints.create_user, {
    body: {
      user: { name: 'Vecina Ríos', mail: NEIGHBOUR.mail, role_enum: 'Admin' },
      organization_id: id,
      clients: [],
    },
  });
  await operator.call(endpoints.accept_invitation, {
    body: { id: await invitationIn(path.join(data, 'outbox')), password: NEIGHBOUR.password },
  });
  return { portal, neighbourId: id, ...(await signInBoth(portal.url)) };
}

/** After the portal was started anew. */
export async function signInBoth(url: string): Promise<Pick<TwoOrganizations, 'admin' | 'neighbour'>> {
  return {
    admin: await signInAdministrator(url, 'admin@lienzo.test'),
    neighbour: await signInAdministrator(url, NEIGHBOUR.mail, NEIGHBOUR.password),
  };
}

async function signInAdministrator(url: string, mail: string, password?: string): Promise<Administrator> {
  const client = await signIn(url, mail, password);
  const { rootFolderId } = client;
  if (rootFolderId === null) throw new Error(`${mail} has no directory`);
  return { ...client, rootFolderId };
}

/** The link of the only invitation that was mailed. @throws when it does not come within half a minute. */
async function invitationIn(outbox: string): Promise<string> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    for (const name of await readdir(outbox).catch(() => [])) {
      const mail = (await readFile(path.join(outbox, name), 'utf8')).replaceAll('=\r\n', '');
      const link = /newpassword\/([0-9a-f-]{36})/.exec(mail)?.[1];
      if (link !== undefined) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('no invitation came');
}
