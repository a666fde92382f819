import { rowCompleter } from '@lienzo/schema/data/additional-column';
import { groupDriver } from '@lienzo/schema/report/page-group';
import type { Layout } from '@lienzo/schema/report/report';
import type { CurrentRow, DrawContext } from '../draw-context.ts';

/**
 * The rows that a page group is drawn for: each row of its dynamic text, or undefined once without one.
 * A dynamic text without rows makes no page (specification 3 §2.3: one page per data row).
 */
export function* groupRows(
  group: Layout[],
  context: Pick<DrawContext, 'rowsOf' | 'today'>,
): Generator<CurrentRow | undefined> {
  const driver = groupDriver(group);
  if (driver === undefined) {
    yield undefined;
    return;
  }
  const complete = rowCompleter(driver, context.today);
  let index = 0;
  for (const row of context.rowsOf(driver.uuid)) {
    yield {
      driver: driver.uuid,
      index,
      columns: driver.selected_columns,
      row: complete(row),
    };
    index += 1;
  }
}

/** The contexts of a page group: one per row of its dynamic text, or the given one. */
export function* groupContexts(group: Layout[], context: DrawContext): Generator<DrawContext> {
  for (const current of groupRows(group, context))
    yield current === undefined ? context : { ...context, current };
}
