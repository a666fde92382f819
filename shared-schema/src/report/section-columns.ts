/** The columns of a section: items side by side, each with those that are stacked below it. */

/** Items one below the other in a column. */
export const MAX_STACKED_ITEMS = 8;

type Stacked = { apilado?: boolean | undefined };
type Placed = Stacked & { tamaño: number };

/** The columns of a section from the left, the items of each from the top. The first item always begins a column. */
export function sectionColumns<Item extends Stacked>(items: readonly Item[]): Item[][] {
  const columns: Item[][] = [];
  for (const item of items) {
    const column = columns.at(-1);
    if (item.apilado === true && column !== undefined) column.push(item);
    else columns.push([item]);
  }
  return columns;
}

/** Whether items of a section stand one below the other. */
export const hasStacks = (items: readonly Stacked[]): boolean =>
  items.some((item, index) => index > 0 && item.apilado === true);

/** The widths of the columns of a section, in percent. */
export const columnWidths = (items: readonly Placed[]): number[] =>
  sectionColumns(items).map(([first]) => first?.tamaño ?? 0);

/**
 * The items of a section, each changed or left out; what is below one that is left out stays in its column.
 * @param change gives the item in its new form; nothing for one that goes.
 */
export const mapColumns = <Item extends Placed>(
  items: readonly Item[],
  change: (item: Item) => readonly Item[],
): Item[] => sectionColumns(items).flatMap((column) => asColumn(column.flatMap(change)));

/** Items as one column: the first begins it and gives its width; what is as it should be stays the same object. */
export function asColumn<Item extends Placed>(items: readonly Item[]): Item[] {
  const width = items[0]?.tamaño;
  return items.map((item, index) => {
    if (index > 0) {
      if (item.apilado === true && item.tamaño === width) return item;
      return { ...item, apilado: true, tamaño: width ?? item.tamaño };
    }
    return item.apilado === undefined ? item : { ...item, apilado: undefined };
  });
}

/** Stored items with the first of each column as its head and one width for all of it. */
export const evenColumns = <Item extends Placed>(items: readonly Item[]): Item[] =>
  sectionColumns(items).flatMap(asColumn);
