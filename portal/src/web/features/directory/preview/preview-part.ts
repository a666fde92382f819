import type { DirectoryItem } from '../list/directory-rows';
import type { PreviewBytes } from './preview-query';

/** What every kind of preview is given. */
export type PreviewPartProps = { item: DirectoryItem; content: PreviewBytes; download: () => void };
