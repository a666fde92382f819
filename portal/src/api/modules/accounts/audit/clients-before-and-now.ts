type Named = { id: string; name: string };

/**
 * The clients of a person before and since a change, as an entry of the audit tells them: those that were taken away or
 * added first, because an entry is cut. Names are quoted, for many have commas.
 */
export function clientsBeforeAndNow(
  before: readonly Named[],
  now: readonly Named[],
): { from: string; to: string } {
  return { from: written(before, now), to: written(now, before) };
}

function written(clients: readonly Named[], others: readonly Named[]): string {
  const kept = new Set(others.map(({ id }) => id));
  const inOrder = clients.toSorted((one, other) => Number(kept.has(one.id)) - Number(kept.has(other.id)));
  return inOrder.map(({ name }) => `“${name}”`).join(', ');
}
