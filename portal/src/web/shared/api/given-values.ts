/** The values of a record that are there, as texts, for an address or a form. */
export function givenValues(values: unknown): [name: string, value: string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, String(value)]);
}
