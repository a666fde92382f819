/** Version 2: tables can be grouped, keep their groups together, and have conditional styles. */
export function fromVersion1(report: Record<string, unknown>): Record<string, unknown> {
  return {
    ...report,
    layouts: mapList(report.layouts, (section) => ({ ...section, items: mapList(section.items, item) })),
  };
}

const item = (stored: Record<string, unknown>): Record<string, unknown> =>
  stored.nombre === 'tabla'
    ? { group_by: [], keep_together: true, estilos_condicionales: [], ...stored }
    : stored;

/** Anything that is not a list of objects is unchanged: the schema rejects it afterwards. */
function mapList(list: unknown, change: (one: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((one: unknown) => (isObject(one) ? change(one) : one));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
