import type { ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { matchesText } from '../../shared/lists/matches-text';
import type { ClientColumn, ClientsSearch } from './clients-search';

const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

type Compare = (one: ClientSummary, other: ClientSummary) => number;

const byName: Compare = (one, other) =>
  collator.compare(one.name, other.name) || one.id.localeCompare(other.id);

const ORDERS = {
  nombre: byName,
  creacion: (one, other) => one.creation_date.localeCompare(other.creation_date),
  usuarios: (one, other) => one.total_users - other.total_users,
  espacio: (one, other) => one.total_space - other.total_space,
} satisfies Record<ClientColumn, Compare>;

/** The clients that hold every word, in the order asked for; by name unless another is. */
export function arrangeClients(
  clients: readonly ClientSummary[],
  { q = '', orden = 'nombre', sentido = 'asc' }: ClientsSearch,
): ClientSummary[] {
  const sign = sentido === 'asc' ? 1 : -1;
  return clients
    .filter(({ name }) => matchesText(name, q))
    .sort((one, other) => sign * ORDERS[orden](one, other) || byName(one, other));
}
