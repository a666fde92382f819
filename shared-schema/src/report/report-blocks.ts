/** Putting blocks into reports, and finding them there. */
import type { ReportParameter } from '../data/parameter.ts';
import type { BlockReference } from './block-reference.ts';
import { copyOfItem } from './copy-of-item.ts';
import type { ReportItem } from './item.ts';
import { adoptParameters } from './parameters-of-items.ts';
import type { Layout, ReportDocument } from './report.ts';

/** A block with its section, and the parameters that the section uses. */
export type Block = Pick<BlockReference, 'id' | 'version' | 'nombre'> & {
  seccion: Layout;
  parametros: readonly ReportParameter[];
};

export type BlockSection = {
  section: Omit<Layout, 'index'>;
  /** Parameters that the report needs for it. */
  added: ReportParameter[];
};

/**
 * The section of a block as it stands in a report.
 * @param own the parameters of the report.
 * @param before the section that it takes the place of: its page break stays, and so do the identities of its items.
 */
export function sectionOfBlock(block: Block, own: readonly ReportParameter[], before?: Layout): BlockSection {
  const { items: known = {} } = before?.bloque ?? {};
  const present = new Set(before?.items.map(({ uuid }) => uuid));
  const fresh = new Map(
    block.seccion.items.map(({ uuid }) => {
      const kept = known[uuid];
      return [uuid, kept !== undefined && present.has(kept) ? kept : crypto.randomUUID()] as const;
    }),
  );
  const copies: ReportItem[] = block.seccion.items.map((item) => copyOfItem(item, fresh));
  const { rows, added } = adoptParameters([copies], block.parametros, own);
  const { index: _index, items: _items, bloque: _reference, ...layout } = block.seccion;
  const { id, version, nombre } = block;
  return {
    section: {
      ...layout,
      separation: before?.separation ?? layout.separation,
      bloque: { id, version, nombre, items: Object.fromEntries(fresh) },
      items: rows[0] ?? [],
    },
    added,
  };
}

/** A report with a block as it is now in each place where it was inserted. */
export function withBlock(report: ReportDocument, block: Block): ReportDocument {
  let parametros = report.parametros;
  const layouts = report.layouts.map((before): Layout => {
    if (before.bloque?.id !== block.id) return before;
    const { section, added } = sectionOfBlock(block, parametros, before);
    parametros = [...parametros, ...added];
    return { ...section, index: before.index };
  });
  return { ...report, parametros, layouts };
}

/** The versions of a block that a report has, the oldest first. */
export const blockVersions = ({ layouts }: Pick<ReportDocument, 'layouts'>, id: string): number[] =>
  layouts
    .flatMap(({ bloque }) => (bloque?.id === id ? [bloque.version] : []))
    .toSorted((one, other) => one - other);
