export type Stored = Record<string, unknown>;

/** Anything that is not a list of objects is unchanged: the schema rejects it afterwards. */
export function mapList(list: unknown, change: (one: Stored) => Stored): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((one: unknown) => (isObject(one) ? change(one) : one));
}

/** The report with every item changed. */
export const mapItems = (report: Stored, change: (item: Stored) => Stored): Stored => ({
  ...report,
  layouts: mapList(report.layouts, (section) => ({ ...section, items: mapList(section.items, change) })),
});

export const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
