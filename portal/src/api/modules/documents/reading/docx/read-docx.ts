/** A document of Word as blocks (ECMA-376 Part 1, WordprocessingML). */
import path from 'node:path/posix';
import type { BlockNode, RichText } from '@lienzo/schema/report/rich-text';
import { documentImportMessages } from '@lienzo/schema/reports/document-import-messages';
import type { ImportedBlock } from '@lienzo/schema/reports/imported-document';
import { readRelations, readXml, type WorkbookPackage } from '../../../workbooks/workbooks.ts';
import type { ReadDocument } from '../../read-document.ts';
import { BlockSink } from '../block-sink.ts';
import { PACKAGE_LIMITS } from '../document-limits.ts';
import { readProperties } from '../office-properties.ts';
import { PictureList } from '../picture-list.ts';
import { readPackagePicture } from '../read-package-picture.ts';
import { type BodyContext, BodyReader } from './body-reader.ts';
import { safeLink } from './fields.ts';
import { readNumbering } from './numbering.ts';
import { pageOf } from './sections.ts';
import { readStyles } from './styles.ts';

const { lost, positions } = documentImportMessages;

type Relations = Awaited<ReturnType<typeof readRelations>>;
type Lists = Pick<BodyContext, 'styles' | 'numbering'>;

/** @param main the name of the part that holds the body. @throws WorkbookRefusal. */
export async function readDocx(file: WorkbookPackage, main: string): Promise<ReadDocument> {
  const relations = await readRelations(file, main);
  const partOf = (type: string): string | undefined =>
    [...relations.values()].find((one) => one.type === type && !one.external)?.target;
  const lists = {
    styles: await readStyles(file, partOf('styles')),
    numbering: await readNumbering(file, partOf('numbering')),
  };
  const sink = new BlockSink();
  const list = new PictureList(sink);
  const body = new BodyReader(sink, {
    ...lists,
    isRegion: false,
    linkOf: linkIn(relations),
    pictureOf(id, name) {
      const relation = relations.get(id);
      if (relation === undefined || relation.external) {
        sink.lose(lost.linkedPicture);
        return null;
      }
      list.request(relation.target, name || path.basename(relation.target));
      return relation.target;
    },
  });
  await readPart(file, main, body);
  const { blocks, pictures } = await list.load((part) => readPackagePicture(file, part));
  const { header, footer, ...page } = pageOf(body.sections, sink);
  const regionOf = async (id: string | null, position: string): Promise<RichText | null> => {
    const target = relations.get(id ?? '');
    if (target === undefined || target.external || !file.has(target.target)) return null;
    return await readRegion(file, target.target, lists, sink, position);
  };
  const document = {
    format: 'docx' as const,
    ...(await readProperties(file)),
    ...page,
    header: await regionOf(header, positions.header),
    footer: await regionOf(footer, positions.footer),
    blocks,
    losses: sink.losses,
    more_losses: sink.moreLosses,
  };
  return { document, pictures };
}

const linkIn =
  (relations: Relations): BodyContext['linkOf'] =>
  (id) =>
    safeLink(relations.get(id)?.target ?? '');

async function readPart(file: WorkbookPackage, part: string, reader: BodyReader): Promise<void> {
  await readXml(await file.open(part, PACKAGE_LIMITS.partBytes), {
    open: (tag, attributes) => reader.open(tag, attributes),
    text: (text) => reader.text(text),
    close: (tag) => reader.close(tag),
  });
}

/** A header or a footer; null when nothing is in it. What it loses is listed with the rest. */
async function readRegion(
  file: WorkbookPackage,
  part: string,
  lists: Lists,
  sink: BlockSink,
  position: string,
): Promise<RichText | null> {
  const own = new BlockSink();
  const linkOf = linkIn(await readRelations(file, part));
  await readPart(
    file,
    part,
    new BodyReader(own, { ...lists, isRegion: true, linkOf, pictureOf: () => null }),
  );
  for (const { reason } of own.losses) sink.lose(reason, position);
  if (own.blocks.some(({ kind }) => kind === 'table')) sink.lose(lost.regionTable, position);
  const content = own.blocks.flatMap(paragraphsOf);
  const isBlank = content.every((node) => node.type !== 'paragraph' || (node.content ?? []).length === 0);
  return isBlank ? null : { type: 'doc', content };
}

/** The rows of a table are lines with tabs. */
function paragraphsOf(block: ImportedBlock): BlockNode[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph': {
      const attrs = block.align === undefined ? {} : { attrs: { textAlign: block.align } };
      return [{ type: 'paragraph', ...attrs, content: block.content }];
    }
    case 'table':
      return block.rows.map((row) => {
        const text = row
          .map((cell) => cell?.text.replaceAll('\n', ' ') ?? '')
          .join('\t')
          .trimEnd();
        return { type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] };
      });
    case 'picture':
    case 'page_break':
      return [];
  }
}
