import type { Layout } from '@lienzo/schema/report/report';
import type { DrawContext } from './draw-context.ts';
import { groupRows } from './group-rows.ts';

/** The contexts in which a page group is drawn: one for each row of its dynamic text, or the one given. */
export function* groupContexts(group: Layout[], context: DrawContext): Generator<DrawContext> {
  for (const current of groupRows(group, context))
    yield current === undefined ? context : { ...context, current };
}
