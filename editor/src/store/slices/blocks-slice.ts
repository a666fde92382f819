/** The blocks that the organization keeps, as far as the host has told them. */
import type { BlockSummary } from '@lienzo/schema/reports/block-endpoints';
import type { SliceStore } from './slice-store.ts';

export type BlocksSlice = {
  blocks: { status: 'idle' | 'loading' | 'ready' | 'failed'; list: readonly BlockSummary[] };
};
type Store = SliceStore<BlocksSlice>;

export const initialBlocks: BlocksSlice = { blocks: { status: 'idle', list: [] } };

export function setBlocks(store: Store, blocks: BlocksSlice['blocks']): void {
  store.setState({ blocks });
}

/** A block that was saved, or its new version. */
export function putBlock(store: Store, block: BlockSummary): void {
  const { status, list } = store.getState().blocks;
  const others = list.filter(({ id }) => id !== block.id);
  const sorted = [...others, block].toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
  store.setState({ blocks: { status, list: sorted } });
}

export function dropBlock(store: Store, id: string): void {
  const { status, list } = store.getState().blocks;
  store.setState({ blocks: { status, list: list.filter((block) => block.id !== id) } });
}
