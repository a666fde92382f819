import type { DirectoryItem } from '../list/directory-rows';
import type { PreviewBytes } from './preview-query';

/** The props of every kind of preview. */
export type PreviewPartProps = { item: DirectoryItem; content: PreviewBytes; download: () => void };
