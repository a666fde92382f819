/** Blocks: sections that the organization keeps, inserted from the palette and changed in the panel of their section. */
import type { BlockReference } from '@lienzo/schema/report/block-reference';
import { copyOfItem } from '@lienzo/schema/report/copy-of-item';
import { parametersOfItems } from '@lienzo/schema/report/parameters-of-items';
import type { Layout } from '@lienzo/schema/report/report';
import { sectionOfBlock } from '@lienzo/schema/report/report-blocks';
import type { BlockContent, BlockSummary } from '@lienzo/schema/reports/block-endpoints';
import { blockMessages as messages } from '@lienzo/schema/reports/block-messages';
import type { ReportBlocks } from '../host/report-editor-host.ts';
import { adoptShared } from '../model/adopt-shared.ts';
import { chain } from '../model/chain.ts';
import { placeBlock, replaceByBlock, setSectionBlock } from '../model/commands/place-block.ts';
import { setReport } from '../model/commands/set-report.ts';
import { positionOf } from '../model/document-queries.ts';
import { selectSection } from '../model/selection.ts';
import { toReport } from '../model/to-report.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { dropBlock, putBlock, setBlocks } from '../store/slices/blocks-slice.ts';
import { announce, notify } from '../store/slices/notice-slice.ts';
import { linkStep } from './linking.ts';
import { perform } from './perform.ts';

/** Asks the host for its blocks. */
export async function loadBlocks(store: EditorStore, signal: AbortSignal): Promise<void> {
  const { host, blocks } = store.getState();
  if (host.blocks === undefined) return;
  setBlocks(store, { ...blocks, status: 'loading' });
  try {
    setBlocks(store, { status: 'ready', list: await host.blocks.list(signal) });
  } catch {
    if (!signal.aborted) setBlocks(store, { ...store.getState().blocks, status: 'failed' });
  }
}

/** Inserts a block as a section of its own below the selection, or at the end. */
export async function insertBlock(store: EditorStore, { id }: BlockSummary): Promise<void> {
  const block = await withHost(store, (blocks) => blocks.load(id));
  if (block === null) return;
  const { document, selection } = store.getState().edit;
  const { section, added } = sectionOfBlock(block, document.parametros);
  const last = selection.items.at(-1);
  const chosen =
    selection.section ?? (last === undefined ? undefined : positionOf(document, last)?.section.id);
  const index = chosen === undefined ? document.order.length : document.order.indexOf(chosen) + 1;
  const section_id = crypto.randomUUID();
  const parametros = [...document.parametros, ...added];
  const done = perform(
    store,
    (current) =>
      chain(
        current,
        (start) => placeBlock(start, { id: section_id, index, section }),
        (start) => setReport(start, added.length === 0 ? {} : { parametros }),
        linkStep(document),
      ),
    { label: messages.steps.insert, selection: selectSection(section_id) },
  );
  if (done) announce(store, messages.inserted(block.nombre));
}

/** Puts the current version of its block into a section. */
export async function updateFromBlock(store: EditorStore, section: string): Promise<void> {
  const id = referenceOf(store, section)?.id;
  const block = id === undefined ? null : await withHost(store, (blocks) => blocks.load(id));
  const before = layoutOf(store, section);
  if (block === null || before === undefined) return;
  const { document } = store.getState().edit;
  const next = sectionOfBlock(block, document.parametros, before);
  const parametros = [...document.parametros, ...next.added];
  perform(
    store,
    (current) =>
      chain(
        current,
        (start) => replaceByBlock(start, { id: section, section: next.section }),
        (start) => setReport(start, next.added.length === 0 ? {} : { parametros }),
      ),
    { label: messages.steps.update, selection: selectSection(section) },
  );
}

/** Keeps a section as a new block, of which it is the first one. @returns whether it was kept. */
export async function saveAsBlock(store: EditorStore, section: string, nombre: string): Promise<boolean> {
  const layout = layoutOf(store, section);
  if (layout === undefined) return false;
  const items = Object.fromEntries(layout.items.map(({ uuid }) => [uuid, uuid]));
  const saved = await withHost(store, (blocks) => blocks.create(contentOf(store, layout, nombre, {})));
  if (saved === null) return false;
  putBlock(store, saved);
  link(store, section, { id: saved.id, version: saved.version, nombre: saved.nombre, items });
  notify(store, messages.saved(saved.nombre));
  return true;
}

/** Makes a section as it is the new version of its block, and offers it to the reports that use it. */
export async function publishBlock(store: EditorStore, section: string): Promise<void> {
  const layout = layoutOf(store, section);
  const reference = layout?.bloque;
  if (layout === undefined || reference === undefined) return;
  const known = store.getState().blocks.list.find(({ id }) => id === reference.id);
  const version = known?.version ?? reference.version;
  const { id, items } = reference;
  const content = contentOf(store, layout, known?.nombre ?? reference.nombre, items);
  const saved = await withHost(store, (blocks) => blocks.update(id, version, content));
  if (saved === null) return;
  putBlock(store, saved);
  const own = content.seccion.items.map(({ uuid }, at) => [uuid, layout.items[at]?.uuid ?? uuid] as const);
  link(store, section, { ...reference, version: saved.version, items: Object.fromEntries(own) });
  notify(store, messages.published(saved.version));
  store.getState().host.blocks?.showUses(id);
}

/** Makes a section an ordinary one. */
export function releaseBlock(store: EditorStore, section: string): void {
  perform(store, (document) => setSectionBlock(document, { id: section, bloque: undefined }), {
    label: messages.steps.release,
  });
}

export async function removeBlock(store: EditorStore, { id, nombre }: BlockSummary): Promise<void> {
  const removed = await withHost(store, (blocks) => blocks.remove(id));
  if (removed !== true) return;
  dropBlock(store, id);
  notify(store, messages.removed(nombre));
}

function link(store: EditorStore, section: string, bloque: BlockReference): void {
  perform(store, (document) => setSectionBlock(document, { id: section, bloque }), {
    label: messages.steps.link,
  });
}

function layoutOf(store: EditorStore, section: string): Layout | undefined {
  const { document } = store.getState().edit;
  return toReport(document).layouts[document.order.indexOf(section)];
}

const referenceOf = (store: EditorStore, section: string): BlockReference | undefined =>
  store.getState().edit.document.sections[section]?.bloque;

/**
 * What a section shares with its report is its own in a block, which other reports insert.
 * @param items those of the section by those of the block, whose identities a block keeps.
 */
function contentOf(
  store: EditorStore,
  { bloque: _reference, ...layout }: Layout,
  nombre: string,
  items: BlockReference['items'],
): BlockContent {
  const ofBlock = new Map(Object.entries(items).map(([block, own]) => [own, block]));
  return {
    nombre,
    seccion: {
      ...layout,
      index: 0,
      items: layout.items.map((item) => copyOfItem(adoptShared(item, {}), ofBlock)),
    },
    parametros: parametersOfItems(layout.items, store.getState().edit.document.parametros),
  };
}

/** What the host gives; null where it refuses, which is said. */
async function withHost<Result>(
  store: EditorStore,
  use: (blocks: ReportBlocks) => Promise<Result>,
): Promise<Result | null> {
  const { blocks } = store.getState().host;
  if (blocks === undefined) return null;
  try {
    return await use(blocks);
  } catch (error) {
    notify(store, error instanceof Error ? error.message : messages.failed, 'error');
    return null;
  }
}
