import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { matchesText } from '../../shared/lists/matches-text';
import type { UserColumn, UsersSearch } from './users-search';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

/** What a column shows of a collaborator. */
const TEXTS = {
  nombre: (user) => user.name,
  correo: (user) => user.mail,
  compania: (user) => user.organization,
  rol: (user) => sessionMessages.roles[user.roleName],
} satisfies Record<UserColumn, (user: OrganizationUser) => string>;

/** The collaborators that hold every word, in the order asked for; by name unless another is. */
export function arrangeUsers(
  users: readonly OrganizationUser[],
  { q = '', orden = 'nombre', sentido = 'asc' }: UsersSearch,
): OrganizationUser[] {
  const existing = users.filter((user) =>
    matchesText(
      Object.values(TEXTS)
        .map((text) => text(user))
        .join(' '),
      q,
    ),
  );
  const sign = sentido === 'asc' ? 1 : -1;
  const byName = (one: OrganizationUser, other: OrganizationUser): number =>
    collator.compare(one.name, other.name) || one.id.localeCompare(other.id);
  return existing.sort(
    (one, other) => sign * collator.compare(TEXTS[orden](one), TEXTS[orden](other)) || byName(one, other),
  );
}
